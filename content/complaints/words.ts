import type {
  ComplaintDoor,
  ComplaintKind,
  ComplaintOutcome,
  ComplaintState,
  ComplaintStep,
  ComplaintTopic,
  ComplaintWay,
} from "@setu/contract/complaints/complaint-fields";
import { label } from "../platform/fields/label.ts";

/** The words of complaints, for the site and for the back office. */
type Words<Key extends string> = Record<Key, { en: string; ne: string }>;

export const kindWords: Words<ComplaintKind> = {
  complaint: label("Complaint", "गुनासो"),
  feedback: label("Feedback", "प्रतिक्रिया"),
  suggestion: label("Suggestion", "सुझाव"),
  thanks: label("Thanks", "धन्यवाद"),
};

export const topicWords: Words<ComplaintTopic> = {
  danger: label("Danger to life or health", "ज्यान वा स्वास्थ्यलाई खतरा"),
  service: label("Our service or its quality", "हाम्रो सेवा वा त्यसको गुणस्तर"),
  land: label("Land, damage or compensation", "जग्गा, क्षति वा क्षतिपूर्ति"),
  environment: label("Environment", "वातावरण"),
  labour: label("Safety at work or labour", "कार्यस्थलको सुरक्षा वा श्रम"),
  conduct: label("Conduct of our staff", "हाम्रा कर्मचारीको व्यवहार"),
  corruption: label("Corruption or bribery", "भ्रष्टाचार वा घुस"),
  abuse: label("Sexual exploitation, abuse or harassment", "यौन शोषण, दुर्व्यवहार वा उत्पीडन"),
  retaliation: label("Retaliation for a complaint", "गुनासो गरेकामा बदला वा धम्की"),
  procurement: label("Procurement", "खरिद प्रक्रिया"),
  data: label("Personal data", "व्यक्तिगत विवरण"),
  website: label("This website", "यो वेबसाइट"),
  other: label("Something else", "अन्य"),
};

export const wayWords: Words<ComplaintWay> = {
  named: label("With name", "नाम खुलाएर"),
  confidential: label("Confidential", "गोप्य"),
  anonymous: label("Anonymous", "बेनामी"),
};

export const doorWords: Words<ComplaintDoor> = {
  phone: label("By telephone", "फोनबाट"),
  letter: label("By letter", "पत्रबाट"),
  box: label("From the complaints box", "गुनासो पेटिकाबाट"),
  visit: label("In person", "भेटेर"),
};

export const stateWords: Words<ComplaintState> = {
  received: label("Received", "प्राप्त भयो"),
  acknowledged: label("Acknowledged", "दर्ता भयो"),
  review: label("Under review", "छानबिन हुँदै"),
  decided: label("Decided", "निर्णय भयो"),
  appealed: label("Under appeal", "पुनर्विचार हुँदै"),
  closed: label("Closed", "टुङ्गियो"),
  withdrawn: label("Withdrawn", "फिर्ता लिइयो"),
  spam: label("Spam", "अवाञ्छित"),
};

export const outcomeWords: Words<ComplaintOutcome> = {
  upheld: label("Upheld", "गुनासो सही ठहरियो"),
  partly: label("Upheld in part", "गुनासो आंशिक रूपमा सही ठहरियो"),
  refused: label("Not upheld", "गुनासो सही ठहरिएन"),
  passed: label("Passed on to another body", "अर्को निकायमा पठाइयो"),
};

export const stepWords: Words<ComplaintStep> = {
  acknowledged: label("Acknowledged", "दर्ताको जानकारी"),
  answered: label("First answer", "पहिलो जवाफ"),
  decided: label("Decided", "निर्णय"),
};
