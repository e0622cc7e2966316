/** A form that adds to the cart. */
export const ADD = `
  <form id="add" method="post" action="/api/actions/add-to-cart" data-queue>
    <input id="quantity" name="quantity" value="1">
    <textarea id="card" name="card"></textarea>
    <select id="size" name="size"><option value="s" selected>Small</option><option value="l">Large</option></select>
    <input id="gift" type="checkbox" name="gift">
    <input id="am" type="radio" name="time" value="am" checked><input id="pm" type="radio" name="time" value="pm">
    <button id="send">Add</button><button id="other" name="how" value="other">Other</button>
  </form>`;
/** What can be pressed. */
export const BUTTONS = `
  <button id="more" type="button"><b id="inside">More</b></button>
  <button id="plus" type="button" data-count-presses>+</button>
  <button id="menu" type="button" popovertarget="x">Menu</button>
  <button id="dialog" type="button" commandfor="x" command="show-modal">Open</button>
  <a id="link" href="#there">There</a>
  <ul data-hydrate="touch"><li id="strip">Picture</li></ul>
  <nav data-queue-keys="Arrow"><a id="first" href="#first">First</a></nav>
  <form id="search" action="/search"><button id="find">Find</button></form>`;
