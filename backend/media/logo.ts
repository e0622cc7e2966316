/** The shop's own mark: three flowers and two leaves in one hand, 35 by 34. */
export const LOGO_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 35 34" width="35" height="34" role="img" aria-label="Posy">
<g fill="none" stroke="#2f5038" stroke-width="1.5" stroke-linecap="round"><path d="M11.5 13.5C13 20 16 23 17.5 24.5M23.5 13.5C22 20 19 23 17.5 24.5M17.5 11v13.5M17.5 24.5L13.8 32M17.5 24.5L21.2 32M17.5 24.5V32.6"/></g>
<path d="M16 22.5C10.5 23.5 7 21 5.5 17C11 16.5 14.5 18.5 16 22.5ZM19 22.5C24.5 23.5 28 21 29.5 17C24 16.5 20.5 18.5 19 22.5Z" fill="#4f7a52"/>
<path d="M13.6 25.2C15.8 26.4 19.2 26.4 21.4 25.2" fill="none" stroke="#b9772a" stroke-width="1.8" stroke-linecap="round"/>
<g fill="#e3a79f"><circle cx="10.4" cy="7.3" r="2.6"/><circle cx="13.7" cy="9.7" r="2.6"/><circle cx="12.4" cy="13.6" r="2.6"/><circle cx="8.4" cy="13.6" r="2.6"/><circle cx="7.1" cy="9.7" r="2.6"/></g>
<g fill="#f0cabd"><circle cx="24.6" cy="7.3" r="2.6"/><circle cx="27.9" cy="9.7" r="2.6"/><circle cx="26.6" cy="13.6" r="2.6"/><circle cx="22.6" cy="13.6" r="2.6"/><circle cx="21.3" cy="9.7" r="2.6"/></g>
<g fill="#d9a441"><circle cx="17.5" cy="2.6" r="2.4"/><circle cx="20.6" cy="4.9" r="2.4"/><circle cx="19.4" cy="8.5" r="2.4"/><circle cx="15.6" cy="8.5" r="2.4"/><circle cx="14.4" cy="4.9" r="2.4"/></g>
<circle cx="10.4" cy="10.8" r="1.9" fill="#a94f55"/><circle cx="24.6" cy="10.8" r="1.9" fill="#c67a6b"/><circle cx="17.5" cy="5.7" r="1.8" fill="#7a4a12"/>
</svg>
`;
