import {
  type ComponentType,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { loadChunk } from "../../chunks/load-chunk.ts";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import type { LightboxProps } from "../lightbox/lightbox.tsx";
import type { GridPhoto } from "../lightbox/photo.ts";
import { photoWords } from "../lightbox/photo-words.ts";
import { usePhotoAddress } from "../lightbox/use-photo-address.ts";
import styles from "./photo-grid.module.css";
import { PhotoThumbnail } from "./photo-thumbnail.tsx";

interface Props {
  files: GridPhoto[];
  /** The number of photos before these, and in all, where a page shows a part of an album. */
  before?: number;
  total?: number;
  /** Whether visitors may download the files. */
  download?: boolean;
}

/**
 * Returns the widths of a picture of the grid (photo-grid.module.css): the first of each six is large on a desktop, the first of each three on
 * a phone; unless threes come out even, the last four at most are laid out in pairs.
 */
function sizesAt(index: number, count: number): string {
  const isAlone = index % 3 === 0 || index === count - 1 || count < 3;
  const isInPair = count % 3 > 0 && count - index <= 4;
  const onDesktop = count === 1 ? "92vw" : index % 6 === 0 || count < 3 ? "66vw" : isInPair ? "50vw" : "33vw";
  return `(max-width: 48rem) ${isAlone ? "100vw" : "50vw"}, ${onDesktop}`;
}

/**
 * Pictures that open large over the page. Each has its own address, so that Back closes it. Without JavaScript, or when the
 * lightbox fails to load, a picture links to its file.
 */
export function PhotoGrid({ files, before = 0, total = files.length, download = false }: Props) {
  const texts = useTexts();
  const words = usePageTexts(photoWords);
  const { open, show, turn, close } = usePhotoAddress(files);
  const current = files.findIndex(({ id }) => id === open);
  const shown = files[current];
  const Lightbox = useLightbox(shown);
  const move = useMove(files, current, turn);
  const list = useFocusReturn(open, shown);
  const onOpen = (event: MouseEvent, id: number) => {
    // With a modifier key, the browser opens the file in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(id);
  };
  return (
    <>
      <ul ref={list} className={styles.grid} data-few={files.length < 3 || undefined}>
        {files.map((file, index) => (
          <PhotoThumbnail
            key={file.id}
            file={file}
            name={file.alt || words.photo(texts.number(before + index + 1), texts.number(total))}
            sizes={sizesAt(index, files.length)}
            onOpen={(event) => onOpen(event, file.id)}
          />
        ))}
      </ul>
      {shown && Lightbox && (
        <Lightbox
          file={shown}
          counter={words.of(texts.number(before + current + 1), texts.number(total))}
          single={files.length < 2}
          download={download}
          onMove={move}
          onClose={close}
        />
      )}
    </>
  );
}

/** Returns the lightbox component, loaded once there is a photo to show. */
function useLightbox(shown: GridPhoto | undefined): ComponentType<LightboxProps> | undefined {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  // A visitor who arrives at a photo's address sees the photo as soon as the component has loaded.
  useEffect(() => {
    if (!shown || Lightbox) return;
    loadLightbox().then(
      (loaded) => setLightbox(() => loaded),
      (error) => {
        console.warn("The photo could not be shown over the page.", error);
        location.assign(shown.location);
      },
    );
  }, [shown, Lightbox]);
  return Lightbox;
}

/** Returns a function that moves to the next or the previous photo; after the last comes the first. */
function useMove(files: GridPhoto[], current: number, turn: (id: number | undefined) => void) {
  // Keys can be pressed faster than the address changes: a later effect could undo a key press in between.
  const wanted = useRef(current);
  useLayoutEffect(() => {
    wanted.current = current;
  }, [current]);
  return (step: 1 | -1) => {
    wanted.current = (wanted.current + step + files.length) % files.length;
    turn(files[wanted.current]?.id);
  };
}

/** Returns the ref of the list. When a photo is closed, its thumbnail in the list gets the focus. */
function useFocusReturn(open: number | undefined, shown: GridPhoto | undefined): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (open === undefined && last.current !== undefined) {
      list.current?.querySelector<HTMLElement>(`[data-photo="${last.current}"]`)?.focus();
    }
    last.current = shown?.id;
  }, [open, shown]);
  return list;
}

const loadLightbox = async () => (await loadChunk(() => import("../lightbox/lightbox.tsx"))).Lightbox;
