export { ComplaintsPage as Component } from "./complaints-page.tsx";
export { loadComplaints as loader } from "./load-complaints.ts";
export { postComplaint as action } from "./send-complaint.ts";
