import { LaterPart } from "../../after-load/later-part.tsx";
import { useLight } from "../../light/light-mode.ts";
// Their own style sheet would come with their script, after they have been seen.
import "../light-switch/light-switch.module.css";

/** What is said above the pages of visitors who save data. */
export const WhenLight = () => useLight() && <LaterPart part="LightNote" />;

/** The visitor's choice whether pictures wait to be asked for. */
export const PicturesSwitch = () => <LaterPart part="LightSwitch" last />;
