import { createContext, type ReactNode, useCallback, useState } from "react";
import { useTexts } from "../../i18n/texts.ts";
import { useProvided } from "../../use-provided.ts";
import { Notification, type NotificationContent } from "./notification.tsx";
import styles from "./notifications.module.css";

type Notify = (notification: NotificationContent) => void;

const NotificationsContext = createContext<Notify | undefined>(undefined);

export const useNotify = (): Notify => useProvided(NotificationsContext);

/**
 * Notifications that appear at the edge of the window. Both live regions exist from the start: a region that
 * is created together with its text is often not announced (WCAG 2.2, 4.1.3).
 */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const { dismiss } = useTexts();
  const [shown, setShown] = useState<(NotificationContent & { id: number })[]>([]);
  const notify = useCallback<Notify>(
    (notification) => setShown((list) => [...list, { ...notification, id: (list.at(-1)?.id ?? 0) + 1 }]),
    [],
  );
  const remove = useCallback((id: number) => setShown((list) => list.filter((item) => item.id !== id)), []);

  const region = (kind: NotificationContent["kind"]) =>
    shown
      .filter((item) => item.kind === kind)
      .map(({ id, ...item }) => <Notification key={id} {...item} dismiss={dismiss} onEnd={() => remove(id)} />);

  return (
    <NotificationsContext value={notify}>
      {children}
      <div className={styles.stack}>
        <div role="status">{region("success")}</div>
        <div role="alert">{region("error")}</div>
      </div>
    </NotificationsContext>
  );
}
