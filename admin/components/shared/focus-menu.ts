const menus = {
  document: ".doc-controls__popup .popup-button",
  publishing: ".form-submit .popup-button",
};

/** Moves the focus to the button of a menu: the chosen item disappears with the menu, and could not get the focus back. */
export const focusMenu = (menu: keyof typeof menus): void => document.querySelector<HTMLElement>(menus[menu])?.focus();
