import { More } from "../../../components/more/more.tsx";
import { Said } from "../said.tsx";

export interface WayOn {
  text: string;
  /** The link to what is useful now. */
  label: string;
  to: string;
}

interface Props {
  wayOn: WayOn;
  /** Whether the link ended while its form was open: the text takes the form's place, and the focus. */
  isNews: boolean;
}

/** Says what to do after a link that no longer opens a form. */
export function EndedLink({ wayOn: { text, label, to }, isNews }: Props) {
  return (
    <>
      {isNews ? <Said message={text} /> : <p>{text}</p>}
      <div>
        <More to={to}>{label}</More>
      </div>
    </>
  );
}
