interface Props {
  i18n: { t: (key: "general:dashboard") => string };
}

/** The heading of the first screen, which Payload leaves out. Only screen readers need it: the screen's parts have headings. */
export const StartHeading = ({ i18n }: Props) => <h1 className="start-heading">{i18n.t("general:dashboard")}</h1>;
