import { figure } from "../shared/figures.ts";

const en = {
  end: "End the subscriptions of an address",
  note: "For somebody who asks for it and cannot use the link in the emails. The address is erased, and no email is sent.",
  email: "Email address",
  endNow: "End them",
  ended: (count: number) =>
    count === 0
      ? "There is no subscription of this address."
      : count === 1
        ? "1 subscription has ended."
        : `${count} subscriptions have ended.`,
  failed: "That did not work. Please check your connection and try again.",
};

const ne: typeof en = {
  end: "कुनै ठेगानाका इमेल सूचना रोक्नुहोस्",
  note: "इमेलमा रहेको लिङ्क प्रयोग गर्न नसक्ने व्यक्तिले भनेमा मात्र। ठेगाना मेटिन्छ, र कुनै इमेल पठाइँदैन।",
  email: "इमेल ठेगाना",
  endNow: "रोक्नुहोस्",
  ended: (count) => (count === 0 ? "यस ठेगानामा कुनै इमेल सूचना छैन।" : `${figure(count, "ne")} वटा इमेल सूचना रोकियो।`),
  failed: "यो काम हुन सकेन। कृपया इन्टरनेट जडान हेरेर फेरि प्रयास गर्नुहोस्।",
};

/** The texts of the list of subscriptions. */
export const words = { en, ne };
