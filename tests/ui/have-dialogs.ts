/** A minimal `<dialog>` for jsdom; the browser tests use the real one. */
export function haveDialogs(): void {
  const returns = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    returns.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('[tabindex], button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const before = returns.get(this);
    if (before instanceof HTMLElement) before.focus();
    this.dispatchEvent(new Event('close'));
  };
}
