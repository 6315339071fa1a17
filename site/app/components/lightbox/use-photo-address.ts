import { useLocation, useNavigate } from "react-router";
import type { GridPhoto } from "./photo.ts";
import { photoHash, photoInHash } from "./photo-hash.ts";

/** Marks a history entry from which Back leads to the page without a photo. */
const openedHere = { photo: "opened here" };

interface PhotoAddress {
  /** The id of the photo in the address, if the page has it. */
  open: number | undefined;
  show: (id: number) => void;
  /** Moves to another photo, replacing the history entry. */
  turn: (id: number | undefined) => void;
  close: () => void;
}

/** The open photo, whose only state is the address. */
export function usePhotoAddress(files: GridPhoto[]): PhotoAddress {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const id = photoInHash(hash);
  const stay = { preventScrollReset: true } as const;
  return {
    open: files.some((file) => file.id === id) ? id : undefined,
    show: (next) => void navigate({ search, hash: photoHash(next) }, { ...stay, state: openedHere }),
    turn: (next) => {
      if (next !== undefined) void navigate({ search, hash: photoHash(next) }, { ...stay, replace: true, state });
    },
    close: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else void navigate({ search, hash: "" }, { ...stay, replace: true });
    },
  };
}

const isOpenedHere = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "photo" in state && state.photo === openedHere.photo;
