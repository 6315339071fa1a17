import { useLight } from "../../light/light-mode.ts";
import { LaterPart } from "../later-part.tsx";
// A style sheet of their own would load with their script, after they have been rendered.
import "../light-switch/light-switch.module.css";

/** The note above pages for visitors who save data. */
export const WhenLight = () => useLight() && <LaterPart part="LightNote" />;

/** The switch for whether pictures wait for the visitor's request. */
export const PicturesSwitch = () => <LaterPart part="LightSwitch" last />;
