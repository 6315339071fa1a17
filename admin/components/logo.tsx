/** The firm's mark: two pillars, the mountains between them and the bridge. Ink follows the theme. */
const mark = (
  <>
    <path d="M10 8h16v80H10zM70 8h16v80H70z" fill="var(--logo-ink)" />
    <path d="M26 74l22-32 22 32V54L48 22 26 54z" fill="var(--logo-glacier)" />
    <path d="M26 88v-3.5C33 80 40.5 78 48 78s15 2 22 6.5V88c-7-2-14.5-3-22-3s-15 1-22 3z" fill="var(--logo-marigold)" />
  </>
);

export function Mark() {
  return (
    <svg className="graphic-icon" viewBox="0 0 96 96" width="100%" height="100%" aria-hidden="true">
      {mark}
    </svg>
  );
}

/** The mark with the firm's name: above the sign-in form. */
export function Logo() {
  return (
    <svg
      className="graphic-logo"
      viewBox="0 0 300 80"
      width="300"
      height="80"
      role="img"
      aria-label="Himalaya Engineering Consultants"
    >
      <g transform="translate(4 4) scale(.75)">{mark}</g>
      <text x="92" y="42" fontSize="33" fontWeight="600" fill="var(--logo-ink)">
        Himalaya
      </text>
      <text x="93" y="65" fontSize="15.2" letterSpacing=".55" fill="var(--theme-elevation-600)">
        Engineering Consultants
      </text>
    </svg>
  );
}
