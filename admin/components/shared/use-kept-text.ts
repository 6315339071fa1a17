"use client";

import { useAuth } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { dropText, putText, readText } from "./unsaved-store.ts";
import { useTexts } from "./use-language.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

const pauseMs = 200;
const words = {
  en: "What you wrote has not been sent. It is kept on this computer. Leave the page?",
  ne: "तपाईंले लेख्नुभएको पाठ पठाइएको छैन। यो यही कम्प्युटरमा राखिएको छ। पृष्ठ छोड्ने हो?",
};

interface KeptText<Value> {
  value: Value;
  /** The value was written earlier and has been restored. */
  isBack: boolean;
  /** Sets and keeps a written value. */
  change(value: Value): void;
  /** Sets a chosen value, which is kept only once something has been written. */
  choose(value: Value): void;
  /** Drops the kept value after it was sent, and restores the initial one. */
  forget(): void;
}

/** A state that this browser keeps until it is sent. `name` identifies it: "message-note:7". */
export function useKeptText<Value>(name: string, first: Value): KeptText<Value> {
  const { user } = useAuth();
  const [value, setValue] = useState(first);
  const [written, setWritten] = useState<"not" | "back" | "now">("not");
  const [initial] = useState(first);
  const soon = useSoon();
  const isWritten = useRef(false);
  const userId = Number(user?.id ?? 0);
  const key = `${userId}|${name}`;

  useEffect(() => {
    let isGone = false;
    void readText(key).then((kept) => {
      if (kept === undefined || isGone || isWritten.current) return;
      isWritten.current = true;
      setWritten("back");
      setValue(kept as Value);
    });
    return () => {
      isGone = true;
    };
  }, [key]);
  useLeaveGuard(written === "now", useTexts(words));

  const change = (next: Value) => {
    isWritten.current = true;
    if (written === "not") setWritten("now");
    setValue(next);
    const at = Date.now();
    soon.act(() => void putText({ key, user: userId, at, value: next }));
  };
  return {
    value,
    isBack: written === "back",
    change,
    choose: (next) => (isWritten.current ? change(next) : setValue(next)),
    forget() {
      soon.drop();
      isWritten.current = false;
      setWritten("not");
      setValue(initial);
      void dropText(key);
    },
  };
}

/** Does something after a pause, only the last thing of several; at once when its form is closed or the page is left meanwhile. */
function useSoon(): { act(what: () => void): void; drop(): void } {
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; what: () => void }>(undefined);
  const drop = () => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  };
  const actNow = () => {
    const what = pending.current?.what;
    drop();
    what?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads a ref
  useEffect(() => {
    window.addEventListener("pagehide", actNow);
    return () => {
      window.removeEventListener("pagehide", actNow);
      actNow();
    };
  }, []);
  return {
    act(what) {
      drop();
      pending.current = { timer: setTimeout(actNow, pauseMs), what };
    },
    drop,
  };
}
