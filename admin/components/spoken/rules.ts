import type { Words } from "./words.ts";

/** Gives one kind of control of Payload's screens what assistive technology needs. Called again whenever the page changes. */
interface Rule {
  selector: string;
  mend: (element: HTMLElement, words: Words) => void;
}

const name = (element: Element, text: string): void => {
  if (text && element.getAttribute("aria-label") !== text) element.setAttribute("aria-label", text);
};

/** The label of the field that a control belongs to, without the mark of required fields. */
function labelOf(element: Element): string {
  const field = element.closest(".field-type");
  const label = field?.querySelector(".field-label, label");
  return (label?.textContent ?? "").replace(/\s*\*$/, "").trim();
}

/** The name of a row in a list or an array: its link, or the title of the row. */
function rowOf(element: Element, words: Words): string {
  const row = element.closest("tr, .collapsible, .array-field__row");
  const title = row?.querySelector("td a, .row-label, .collapsible__header-wrap");
  return title?.textContent?.trim() || words.row;
}

const named = (selector: string, word: (words: Words) => string): Rule => ({
  selector,
  mend: (element, words) => name(element, word(words)),
});

const editorButtons = [
  ...(["indentDecrease", "indentIncrease", "bold", "italic", "underline", "strikethrough"] as const),
  ...(["subscript", "superscript", "inlineCode", "link"] as const),
];

export const rules: Rule[] = [
  ...editorButtons.map((key) => named(`.toolbar-popup__button[data-button-key="${key}"]`, (words) => words[key])),
  // Payload names these in English on every screen.
  named('.toolbar-popup__dropdown[data-dropdown-key="text"]', (words) => words.textStyle),
  named('.toolbar-popup__dropdown[data-dropdown-key="add"]', (words) => words.insert),
  named('[role=listbox][aria-label="Slash menu"]', (words) => words.slashMenu),
  named(".draggable-block-menu", (words) => words.moveBlock),
  named(".add-block-menu", (words) => words.addBlock),
  named(".insert-paragraph-at-end", (words) => words.addAtEnd),
  named(".link-editor .link-edit", (words) => words.editLink),
  named(".link-editor .link-trash", (words) => words.removeLink),
  named(".LexicalEditorTheme__tableAddRows", (words) => words.addRow),
  named(".LexicalEditorTheme__tableAddColumns", (words) => words.addColumn),
  named(".clickable-arrow--left", (words) => words.previousPage),
  named(".clickable-arrow--right", (words) => words.nextPage),
  named(".date-time-picker__clear-button", (words) => words.clearDate),
  named(".doc-controls__popup .popup-button", (words) => words.moreActions),
  named(".file-details__remove", (words) => words.removeFile),
  named(".copy-to-clipboard", (words) => words.copyAddress),
  named(".form-submit .popup-button", (words) => words.morePublishing),
  {
    selector: ".array-actions .popup-button",
    mend: (button, words) => name(button, `${words.moreActions}: ${rowOf(button, words)}`),
  },
  named(".clipboard-action__popup .popup-button", (words) => words.copyOrPaste),
  {
    selector: ".upload-relationship-details__edit",
    mend: (button, words) => name(button, `${words.edit}: ${labelOf(button)}`),
  },
  {
    selector: ".upload-relationship-details__remove",
    mend: (button, words) => name(button, `${words.remove}: ${labelOf(button)}`),
  },
  {
    selector: "#select-all",
    mend(element, { selectAll }) {
      // It names itself by its own id.
      element.removeAttribute("aria-labelledby");
      name(element, selectAll);
    },
  },
  { selector: "tbody input[type=checkbox]", mend: (box, words) => name(box, words.select(rowOf(box, words))) },
  {
    selector: "[aria-roledescription=sortable]",
    mend(handle, words) {
      if (!handle.textContent?.trim()) name(handle, words.move(rowOf(handle, words)));
    },
  },
  {
    // A button in a button: the outer one is what the keyboard moves.
    selector: "[aria-roledescription=sortable] > .sort-row",
    mend(inner) {
      inner.removeAttribute("role");
      inner.removeAttribute("tabindex");
    },
  },
  {
    selector:
      "input.rs__input:not([id$=timezone-picker]), .step-nav input[role=combobox], .react-datepicker__input-container input",
    mend: (input, words) => name(input, labelOf(input) || words.choose),
  },
  named("input[id$=timezone-picker]", (words) => words.timeZone),
  { selector: ".ContentEditable__root", mend: (editor, words) => name(editor, labelOf(editor) || words.choose) },
  // Hidden from assistive technology, so the keyboard passes them by: a combobox opens with an arrow, and is cleared with Backspace.
  { selector: ".dropdown-indicator, .clear-indicator", mend: (element) => element.setAttribute("tabindex", "-1") },
  {
    // Its content, such as "Versions 3", says more.
    selector: "a.doc-tab[aria-label]",
    mend: (tab) => tab.removeAttribute("aria-label"),
  },
  // The file's name is beside it.
  { selector: "td .file__thumbnail img", mend: (picture) => picture.setAttribute("alt", "") },
  // A list whose items are no list items.
  { selector: "ul.doc-tabs__tabs", mend: (list) => list.setAttribute("role", "presentation") },
  // A header of the page only at its top.
  { selector: "header.list-header", mend: (header) => header.setAttribute("role", "presentation") },
  // Each has a button that removes it, which a button may not.
  { selector: ".rs__multi-value[role=button]", mend: (value) => value.setAttribute("role", "group") },
  {
    selector: "h3.array-field__title, h3.blocks-field__title, h3.group-field__title, .no-results h3",
    mend: (title) => title.setAttribute("aria-level", "2"),
  },
  {
    selector: ".template-default__wrap:not(:has(main)) > div:not(.doc-header, [role=status], [id]), .unauthorized",
    mend(content) {
      if (!content.closest(".template-default__wrap")?.querySelector("[role=main]"))
        content.setAttribute("role", "main");
    },
  },
  {
    selector: ".template-default__wrap > .doc-header",
    mend(header) {
      header.setAttribute("role", "region");
      name(header, header.querySelector("h1")?.textContent ?? "");
    },
  },
];
