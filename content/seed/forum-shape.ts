/** A question of the sample forum, with its replies in the order in which they came. */
export interface QuestionSeed {
  category: string;
  /** Key of a sample member. */
  author: string;
  /** How long ago it was asked, in days. */
  daysAgo: number;
  title: string;
  text: string;
  replies?: ReplySeed[];
  /** Which of the replies solved it, from 0. */
  accepted?: number;
  /** It waits for a moderator. */
  isHeld?: true;
  /** Why nobody can reply any more. */
  closed?: string;
}

interface ReplySeed {
  /** Key of a sample member, or of a person of the firm. */
  by: { member: string } | { person: string };
  /** How long after the question, in hours. */
  afterHours: number;
  text: string;
  /** Words of the question that it quotes. */
  quote?: string;
}
