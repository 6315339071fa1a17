import icon from "./map-marker.svg";
import activeIcon from "./map-marker-active.svg";

export interface MarkerElement {
  element: HTMLElement;
  button: HTMLButtonElement;
  image: HTMLImageElement;
}

/** A real button over the picture of a pin, with a name that shows on hover and focus. */
export function pinElement(name: string, language: string): MarkerElement {
  const element = document.createElement("div");
  const image = new Image(30, 45);
  image.alt = "";
  image.src = icon;
  const button = buttonWith(name, language);
  button.className = "map-marker";
  button.setAttribute("aria-pressed", "false");
  element.append(image, button);
  return { element, button, image };
}

export function markSelected({ button, image }: Pick<MarkerElement, "button" | "image">, selected: boolean): void {
  image.src = selected ? activeIcon : icon;
  button.setAttribute("aria-pressed", `${selected}`);
}

/** A place that shares a marker: a button below the number, for the keyboard and for visitors who do not see the map. */
export function memberElement(name: string, language: string): HTMLButtonElement {
  const button = buttonWith(name, language);
  button.className = "map-member";
  return button;
}

/** A button with the number of places that it represents. */
export function clusterElement(count: string, name: string, language: string): HTMLButtonElement {
  const button = buttonWith(name, language);
  const figure = document.createElement("span");
  figure.textContent = count;
  figure.setAttribute("aria-hidden", "true");
  button.className = "map-cluster";
  button.prepend(figure);
  return button;
}

function buttonWith(name: string, language: string): HTMLButtonElement {
  const button = document.createElement("button");
  const label = document.createElement("span");
  label.textContent = name;
  label.className = "map-name";
  button.type = "button";
  button.lang = language;
  button.append(label);
  return button;
}
