/** Opens and closes the menu's sheet in browsers without popovers, such as Safari before 17. The style sheet hides it until then. */

let opener: HTMLElement | undefined;
let opened: HTMLElement | undefined;

function show(sheet: HTMLElement, isOpen: boolean): void {
  if (sheet.hasAttribute("data-open") === isOpen) return;
  sheet.toggleAttribute("data-open", isOpen);
  // Otherwise it fades in with the platform's state.
  sheet.style.opacity = "1";
  // The platform's event (use-sheet.ts).
  sheet.dispatchEvent(Object.assign(new Event("toggle"), { newState: isOpen ? "open" : "closed" }));
}

HTMLElement.prototype.hidePopover = function () {
  show(this, false);
};

addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>("[popovertarget]") : null;
  const sheet = document.getElementById(button?.getAttribute("popovertarget") ?? "");
  if (!button || !sheet) return;
  const isOpening = button.getAttribute("popovertargetaction") !== "hide";
  if (isOpening) [opener, opened] = [button, sheet];
  show(sheet, isOpening);
  if (!isOpening) opener?.focus();
});

addEventListener("keydown", ({ key, defaultPrevented }) => {
  if (key !== "Escape" || defaultPrevented || !opened?.hasAttribute("data-open")) return;
  show(opened, false);
  opener?.focus();
});
