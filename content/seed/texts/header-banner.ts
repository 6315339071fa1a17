import type { Text } from "../shape.ts";

export const headerBanner: { enabled: boolean; description: Text } = {
  enabled: true,
  description: {
    en: "Graduate engineers, 2084 intake: applications close on 15 December 2026 at 17:00, Nepal time.",
    ne: "स्नातक इन्जिनियर भर्ना २०८४: आवेदन दिने अन्तिम मिति २०८३ मङ्सिर २९ गते साँझ ५ बजे।",
  },
};
