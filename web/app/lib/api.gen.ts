/**
 * Shapes of the BFF's HTTP API.
 * Generated from its OpenAPI document by `npm run gen`. Never edited by hand.
 */
export interface paths {
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List audit entries */
        get: operations["audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the audit log */
        get: operations["check-audit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export matching entries as CSV or for Excel. The export is logged. */
        post: operations["export-audit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bar-admissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bar admissions */
        get: operations["bar-admissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bar-admissions/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a bar admission */
        post: operations["confirm-bar-admission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bar-admissions/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a bar admission, with a reason that is emailed */
        post: operations["refuse-bar-admission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bar-admissions/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo my own decision on a bar admission before its attorney is told */
        post: operations["undo-bar-admission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List claims */
        get: operations["claims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a claim, with the profile and the claimant side by side */
        get: operations["claim-dossier"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/claims/{id}/documents/{document_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a document */
        get: operations["claim-document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/claims/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a claim */
        post: operations["reject-claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/claims/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify a claim */
        post: operations["verify-claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List attorneys with their credits, and the totals */
        get: operations["credit-holders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/credits/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An attorney's credits and statement */
        get: operations["credit-holder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/credits/{user_id}/grant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give credits to an attorney */
        post: operations["grant-credits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/credits/{user_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take credits from an attorney */
        post: operations["revoke-credits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/credits/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recount every transfer of credits */
        get: operations["check-credits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/credits/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payments that a person must look at */
        get: operations["payment-problems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/credits/problems/{problem_id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what staff did about a payment */
        post: operations["settle-payment-problem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/experts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List profiles */
        get: operations["list-profiles"];
        put?: never;
        /** Create a profile for an expert, unless there is a similar one */
        post: operations["prepare-profile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/experts/{expert_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a new profile */
        post: operations["approve-profile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/experts/{expert_id}/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record a check of an entry */
        post: operations["record-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/experts/{expert_id}/checks/{check_id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a check */
        post: operations["withdraw-check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/experts/{expert_id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a new profile back */
        post: operations["refuse-profile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/experts/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish, hide, or assign profiles */
        post: operations["act-on-profiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/experts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export matching profiles as CSV or for Excel */
        get: operations["export-profiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/experts/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profiles waiting for approval */
        get: operations["new-profiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forum-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what forums protect */
        get: operations["list-forum-lines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forum-lines/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a forum protects, and the history of that line */
        get: operations["get-forum-line"];
        /** Change what the line of a forum says */
        put: operations["change-forum-line"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forum-lines/{code}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore what the line of a forum said earlier */
        post: operations["restore-forum-line"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/message-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what people reported about messages */
        get: operations["list-message-reports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/message-reports/{report_id}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file of a message that was reported */
        get: operations["get-reported-attachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/message-reports/{report_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a report about messages */
        post: operations["close-message-report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An overview of all profiles */
        get: operations["get-admin-overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List inquiries */
        get: operations["requests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An inquiry */
        get: operations["request"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/requests/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reply by email */
        post: operations["answer-request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/requests/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Assign to someone or no one */
        post: operations["assign-request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/requests/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close */
        post: operations["close-request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/requests/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark as read */
        post: operations["read-request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/requests/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reopen */
        post: operations["reopen-request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export matching inquiries as CSV or for Excel */
        get: operations["export-requests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List accounts */
        get: operations["users"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an account */
        get: operations["user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/end-chosen-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a person out of some browsers */
        post: operations["end-chosen-sessions-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign a person out everywhere */
        post: operations["end-sessions-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give an account other groups */
        post: operations["groups-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/invite-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email a new invitation */
        post: operations["invite-again-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/reset-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take lost second factors away */
        post: operations["reset-factor-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a suspended account */
        post: operations["restore-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close an account */
        post: operations["suspend-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account and email a link to set its password */
        post: operations["invite-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what waits for staff, oldest first */
        get: operations["waiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attorney/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My professional record */
        get: operations["attorney-record"];
        /** Change my professional record */
        put: operations["save-attorney-record"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my availability requests, the latest first */
        get: operations["list-availability"];
        put?: never;
        /** Ask several experts whether they are available */
        post: operations["ask-availability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/{availability_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an availability request with its answers */
        get: operations["get-availability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/{availability_id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose an expert, or close an availability request */
        post: operations["settle-availability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/asked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what attorneys asked me, the latest first */
        get: operations["list-asked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/asked/{ask_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Answer what an attorney asked me */
        put: operations["answer-availability"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/asked/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count what I was asked and haven't answered */
        get: operations["count-asked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say which experts I can ask */
        get: operations["availability-candidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a request by the link in an email */
        post: operations["answer-availability-link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/link/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a request by the link in an email */
        post: operations["check-availability-link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim a profile */
        post: operations["begin-claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a claim started in this browser */
        get: operations["claim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify a claim with its code */
        post: operations["claim-code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a document for staff to read */
        post: operations["send-claim-document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send another code */
        post: operations["resend-claim-code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Continue a verified claim in another browser */
        post: operations["resume-claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/contest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Object to a claim with the link from a notice */
        post: operations["contest-claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/profiles/{expert_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a profile with masked contacts */
        get: operations["claimable-profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find your profile */
        get: operations["search-claimable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conflict-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compare parties with an expert’s record before writing */
        post: operations["check-conflicts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List documents in force and your consents */
        get: operations["consents"];
        put?: never;
        /** Agree to the documents in force */
        post: operations["consent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All areas of expertise, by category */
        get: operations["list-areas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/areas/{category}/{area}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The page about an area of expertise */
        get: operations["get-area"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles, 12 a page */
        get: operations["list-articles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One article */
        get: operations["get-article"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/audio/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The location of an episode's audio file, for the web */
        get: operations["get-audio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Authors with the number of their articles */
        get: operations["list-authors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/authors/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One author */
        get: operations["get-author"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories with the number of their articles */
        get: operations["list-categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/episodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Episodes of the podcast, 12 a page */
        get: operations["list-episodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/episodes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One episode */
        get: operations["get-episode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/episodes/{id}/chapters.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chapters of an episode */
        get: operations["get-chapters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/episodes/{id}/transcript.srt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The transcript of an episode */
        get: operations["get-transcript-srt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/episodes/{id}/transcript.vtt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The transcript of an episode */
        get: operations["get-transcript-vtt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/feed/blog.atom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest articles as a feed */
        get: operations["get-blog-atom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/feed/blog.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest articles as a feed */
        get: operations["get-blog-json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/feed/blog.rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest articles as a feed */
        get: operations["get-blog-rss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/feed/podcast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The podcast's feed */
        get: operations["get-podcast-feed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/pages/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page made of sections */
        get: operations["get-page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/podcast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The podcast */
        get: operations["get-podcast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A draft, for an editor with a token from the CMS */
        get: operations["preview-content"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/preview/audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The location of a draft's audio file, for an editor with a token from the CMS */
        get: operations["preview-audio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The target of a redirected URL */
        get: operations["get-redirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Header and footer of the public pages */
        get: operations["get-site"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The index of the sitemap */
        get: operations["get-sitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/sitemap/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One part of the sitemap */
        get: operations["get-sitemap-part"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags with the number of their articles */
        get: operations["list-tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Changes whenever visitors would see a difference */
        get: operations["get-content-version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The CMS reports a change */
        post: operations["receive-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my conversations, the latest first */
        get: operations["list-conversations"];
        put?: never;
        /** Write to an expert about a matter */
        post: operations["open-conversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a conversation with its latest messages */
        get: operations["get-conversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive a conversation */
        post: operations["archive-conversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a file for a message that is sent later */
        post: operations["upload-attachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file of a message */
        get: operations["get-attachment"];
        put?: never;
        post?: never;
        /** Delete an upload that isn't sent */
        delete: operations["discard-attachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Block the other person of a conversation */
        post: operations["block-person"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/conflict": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the conflict check of a conversation */
        get: operations["get-conflict"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/conflict/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the certificate of a conflict check */
        get: operations["get-certificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/conflict/{number}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Save the certificate of a conflict check */
        get: operations["export-certificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a conversation as its expert */
        post: operations["decline-conversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/designation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the designation of a conversation's expert */
        get: operations["get-designation"];
        put?: never;
        /** Designate the expert as the attorney */
        post: operations["designate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/designation/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a designation as the expert */
        post: operations["confirm-designation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/designation/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw a designation, or refuse it */
        post: operations["withdraw-designation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a conversation as canonical JSON with its hash */
        get: operations["export-conversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/materials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what was sent in a conversation */
        get: operations["get-materials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/materials/checksums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Save the checksums of what was sent, for sha256sum */
        get: operations["save-checksums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/materials/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call the list complete, as its expert */
        post: operations["complete-materials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/materials/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download what was sent in a conversation as a table */
        get: operations["export-materials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/materials/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** No longer call the list complete, as its expert */
        post: operations["reopen-materials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List messages of a conversation */
        get: operations["list-messages"];
        put?: never;
        /** Send a message */
        post: operations["send-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/messages/{seq}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit a message */
        put: operations["edit-message"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/messages/{seq}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Label a message for Rule 26(b)(4)(C) */
        put: operations["label-message"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send me no emails about a conversation */
        post: operations["mute-conversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Agree to show the expert the names of the parties */
        put: operations["agree-names"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a party to a matter as its attorney */
        post: operations["add-party"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/parties/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Correct a party of a matter as its attorney */
        put: operations["correct-party"];
        post?: never;
        /** Remove a party of a matter as its attorney */
        delete: operations["remove-party"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move my read cursor forward */
        post: operations["read-conversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a conversation or a message to staff */
        post: operations["report-conversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring an archived conversation back */
        post: operations["restore-conversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All of a conversation, or its messages with some labels */
        get: operations["get-transcript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unblock the other person of a conversation */
        post: operations["unblock-person"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{conversation_id}/unmute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send me emails about a conversation again */
        post: operations["unmute-conversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What to know before writing to an expert */
        get: operations["start-conversation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count my conversations with something unread */
        get: operations["unread-conversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who waits for my answer */
        get: operations["waiting-conversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/with": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find my latest conversations with experts */
        get: operations["conversations-with"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My credits, and what they cost */
        get: operations["own-credits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buy a package of credits on Stripe's page */
        post: operations["buy-credits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/orders/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of my order */
        get: operations["credit-order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What opening a conversation would cost me */
        get: operations["credit-quote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My statement, the last movement first */
        get: operations["credit-statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/statement/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export my statement as CSV or for Excel */
        get: operations["export-credit-statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/credits/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what became of a payment, by Stripe */
        post: operations["stripe-event"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find experts */
        get: operations["search-experts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experts/{expert_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An expert's page, as attorneys read it */
        get: operations["get-expert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experts/{expert_id}/cross-examination": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An expert's page as opposing counsel would read it, also for the expert */
        get: operations["get-cross-examination"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experts/{expert_id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List experts with similar areas and keywords */
        get: operations["similar-experts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experts/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cards of chosen experts
         * @description In the order asked for, without those that the reader can't find.
         */
        get: operations["expert-cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experts/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest searches while typing */
        get: operations["suggest-experts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my favorites, newest first */
        get: operations["list-favorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorites/{expert_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make an expert a favorite */
        put: operations["add-favorite"];
        post?: never;
        /** Remove an expert from my favorites */
        delete: operations["remove-favorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorites/among": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my favorites among some experts */
        get: operations["favorites-among"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiries/{form}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A public form */
        get: operations["inquiry-form"];
        put?: never;
        /** Send a public form */
        post: operations["send-inquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/known-names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of courts and organizations to suggest */
        get: operations["list-known-names"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my lists, recently changed ones first */
        get: operations["list-lists"];
        put?: never;
        /** Start a list */
        post: operations["create-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a list with its experts */
        get: operations["get-list"];
        /** Change a list's name and description */
        put: operations["rename-list"];
        post?: never;
        /** Delete a list */
        delete: operations["delete-list"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive a list */
        post: operations["archive-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the codes of a list, the last made first */
        get: operations["list-codes"];
        put?: never;
        /** Make a code that opens a list for a person */
        post: operations["make-list-code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/codes/{code_id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn a code off */
        post: operations["revoke-list-code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a comparison of a list's experts as a table */
        post: operations["export-comparison"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy a list */
        post: operations["copy-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who did what on a list, the last first */
        get: operations["list-events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/experts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add experts to a list */
        post: operations["add-to-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/experts/{expert_id}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save the note about an expert on a list */
        put: operations["note-on-list"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/experts/{expert_id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move an expert to a stage and a place in it */
        put: operations["move-on-list"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/experts/put-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the removal of experts from a list */
        post: operations["put-back-on-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/experts/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove experts from a list */
        post: operations["remove-from-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Save a list as a table */
        get: operations["export-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people on a list */
        get: operations["list-members"];
        /** Share a list with a colleague, or change what they can do */
        put: operations["share-list"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/members/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave a colleague's list */
        post: operations["leave-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/members/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a list from a colleague */
        post: operations["unshare-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore an archived list */
        post: operations["restore-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/{list_id}/undelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the deletion of a list */
        post: operations["undelete-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my lists that experts can be added to */
        get: operations["list-choices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the lists that colleagues share with me */
        get: operations["list-colleagues-lists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lists/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the next deadlines and trials of my lists */
        get: operations["list-upcoming"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own profile at a glance */
        get: operations["get-my-profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-profile/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a section */
        post: operations["confirm-section"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-profile/declaration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your declaration about challenges to your testimony */
        get: operations["get-declaration"];
        put?: never;
        /** Sign a declaration */
        post: operations["sign-declaration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-profile/declaration/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw your declaration */
        post: operations["withdraw-declaration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-profile/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit your own draft for review */
        post: operations["submit-profile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/navigation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current person and whether they can open a path */
        get: operations["navigation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your notifications, newest first */
        get: operations["notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/{notification_id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a notification as read */
        post: operations["read-notification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark your notifications as read */
        post: operations["read-notifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count your unread notifications */
        get: operations["unread-notifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the options to request a passkey */
        post: operations["passkey-options"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a link to set a new password */
        post: operations["ask-password-recovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-recovery/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a link to set a password */
        post: operations["check-password-link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-strength": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rate how hard a password is to guess */
        post: operations["password-strength"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/phone/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The country of the caller's address */
        get: operations["phone-country"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photos/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The photo of an expert who can be found */
        get: operations["get-photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A profile at a glance, for those who may edit it */
        get: operations["get-profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A section as its editors see it */
        get: operations["get-section"];
        /** Save a section that is one item */
        put: operations["save-section"];
        /** Add a row to a list section */
        post: operations["add-row"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/{section}/{item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Save a row of a list section */
        put: operations["save-row"];
        post?: never;
        /** Remove a row of a list section */
        delete: operations["remove-row"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/{section}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put the rows of a list section in order */
        post: operations["order-rows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/as-of": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile at a moment, with its content hash */
        get: operations["get-profile-as-of"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/as-of/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile at a moment as the file that the content hash is of */
        get: operations["export-profile-as-of"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a document for a section */
        post: operations["keep-profile-file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/files/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document of a profile */
        get: operations["get-profile-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a photo and choose the square that shows */
        post: operations["keep-profile-photo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/photos/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of a profile, for those who may edit it */
        get: operations["get-profile-photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was checked in a profile */
        get: operations["list-proofs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/publications/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find publications by ORCID iD */
        get: operations["find-publications"];
        put?: never;
        /** Add publications that were found by ORCID iD */
        post: operations["add-found-publications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The history of a profile */
        get: operations["list-revisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/revisions/{revision_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What restoring the state before a change would do */
        get: operations["preview-restore"];
        put?: never;
        /** Restore the state before a change */
        post: operations["restore-revision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{expert_id}/revisions/editors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has changed a profile */
        get: operations["list-revision-editors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/experts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An expert's page, as everyone reads it */
        get: operations["get-public-expert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public/experts/{slug}/receipts/{receipt}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say whether a receipt holds */
        get: operations["check-receipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request the removal of an unclaimed profile */
        post: operations["begin-removal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/removals/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a removal with its code */
        post: operations["confirm-removal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my saved searches, newest first */
        get: operations["list-saved-searches"];
        put?: never;
        /** Save a search */
        post: operations["save-search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/{search_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a saved search, or turn its emails on or off */
        put: operations["change-saved-search"];
        post?: never;
        /** Delete a saved search */
        delete: operations["delete-saved-search"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/{search_id}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look at a saved search and who is new in it */
        post: operations["open-saved-search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/{search_id}/undelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the deletion of a saved search */
        post: operations["undelete-saved-search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The declarations of all sections */
        get: operations["list-sections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/set-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a password with an emailed link */
        post: operations["set-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get your own account */
        get: operations["settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Schedule the deletion of your account */
        post: operations["delete-account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/deletion/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel the deletion of your account */
        post: operations["keep-account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a new email address; both addresses get an email */
        post: operations["ask-email-change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/email/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a change of address with the link in the email */
        post: operations["cancel-email-change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/email/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a link about a change of address */
        post: operations["check-email-link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a change of address from one of the two addresses */
        post: operations["confirm-email-change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/email/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel your change of address */
        post: operations["withdraw-email-change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a copy of your data */
        post: operations["export-data"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List copies of your data and what we keep after a deletion */
        get: operations["data-exports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/exports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a copy as a ZIP file */
        get: operations["data-export-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your second factors */
        get: operations["second-factors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notifications you can turn off, and when you get emails */
        get: operations["notification-choices"];
        /** Choose which notifications you get */
        put: operations["choose-notifications"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/notifications/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose when you get emails */
        put: operations["change-notification-schedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey */
        post: operations["add-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a passkey */
        put: operations["rename-passkey"];
        post?: never;
        /** Remove a passkey */
        delete: operations["remove-passkey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the options to create a passkey */
        post: operations["begin-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the password and sign out everywhere else */
        post: operations["change-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create new recovery codes */
        post: operations["make-recovery-codes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your sessions */
        get: operations["sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/sessions/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out of some other browsers */
        post: operations["revoke-sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/sessions/revoke-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out of all other browsers */
        post: operations["revoke-other-sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start setting up an authenticator app */
        post: operations["begin-app"];
        /** Turn off the authenticator app */
        delete: operations["remove-app"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn on the authenticator app with its first code */
        post: operations["confirm-app"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared-lists/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check whether a code still opens a list */
        post: operations["check-shared-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared-lists/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a list by a code */
        post: operations["open-shared-list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session */
        post: operations["sign-out"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether people can sign up */
        get: operations["sign-up"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-up/{sign_up}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Status of a sign-up */
        get: operations["sign-up-state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-up/attorney": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up as an attorney; a code is emailed */
        post: operations["sign-up-attorney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-up/attorney/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the form without sending it */
        post: operations["check-attorney-sign-up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-up/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up for a claimed profile; a code is emailed */
        post: operations["sign-up-claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-up/claim/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the form without sending it */
        post: operations["check-claim-sign-up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-up/expert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign up as an expert; a code is emailed */
        post: operations["sign-up-expert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-up/expert/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check the form without sending it */
        post: operations["check-expert-sign-up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-up/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Email another code */
        post: operations["resend-sign-up-code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-up/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a sign-up with its code and start a session */
        post: operations["verify-sign-up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the ways to confirm it's you */
        get: operations["step-up-methods"];
        put?: never;
        /** Confirm it's you */
        post: operations["step-up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/text-messages/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what became of a text message, by the gateway */
        post: operations["report-text-message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with an email address and a password */
        post: operations["sign-in"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with only a passkey */
        post: operations["sign-in-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens */
        post: operations["refresh-token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove the second factor of a sign-in */
        post: operations["sign-in-second-factor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn off emails by the link in one */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which emails a link turns off */
        post: operations["check-unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the experts I viewed, the last first */
        get: operations["list-viewed"];
        put?: never;
        post?: never;
        /** Forget the experts I viewed */
        delete: operations["clear-viewed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/viewed/{expert_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Remember that I viewed an expert */
        put: operations["note-viewed"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth_for_ws_connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a ticket for a socket */
        get: operations["socket-ticket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AboutMeData: {
            /** @description Biography */
            bio: string;
            /** @description City */
            city: string;
            /** @description Contact email */
            contact_email: string;
            /** @description Country */
            country: string;
            /** @description First name */
            first_name: string;
            /** @description Headline */
            headline: string;
            /** @description Languages */
            languages?: {
                language: string;
                /** @enum {string} */
                level: "native" | "fluent" | "professional" | "conversational" | "basic";
            }[];
            /** @description Last name */
            last_name: string;
            /** @description Other names */
            other_names?: string;
            /** @description In international form, or as dialed in the country named by the member phone_country. */
            phone?: string;
            phone_country?: string;
            /** @description Photo */
            photo?: string;
            /** @description Public address */
            slug?: string;
            /** @description State */
            state?: string;
            /** @description Suffix */
            suffix?: string;
            /** @description Time zone */
            time_zone: string;
        };
        AcceptInputBody: {
            /** @description The accepted works. */
            keys: string[];
            orcid: string;
            /** @description Why; required of staff. */
            reason?: string;
        };
        AccountSettings: {
            /** Format: date-time */
            created_at: string;
            email: string;
            email_change: components["schemas"]["EmailChangeView"] | null;
            groups: string[];
            /**
             * Format: date-time
             * @description Null if it has never been changed.
             */
            password_changed_at: string | null;
            /** @description Whether sign-in asks for a second factor. */
            second_factor: boolean;
            user_name: string;
        };
        ActInputBody: {
            act: string;
            /** @description All profiles that match the filter, instead of selected ones. */
            all?: boolean;
            assignee_id: string;
            /**
             * Format: int64
             * @description How many match, as the person saw it. If it has changed, nothing is done.
             */
            count?: number;
            filter?: components["schemas"]["RosterFilter"];
            reason: string;
            /** @description Ids of the profiles. */
            selected?: string[];
        };
        AddInputBody: {
            /**
             * Format: date-time
             * @description To undo a removal: since when the expert was a favorite.
             */
            since?: string;
        };
        AddPasskeyInputBody: {
            /** @description The browser's response. */
            attestation: unknown;
            name: string;
        };
        AddResumeData: {
            /** @description YYYY-MM-DD */
            as_of: string;
            /** @description This is my current CV */
            current?: boolean;
            /** @description File */
            file: string;
        };
        AdminOverview: {
            by_status: components["schemas"]["StatusCount"][];
            /** @description Ten buckets of ten percent; 100 belongs to the last. */
            completeness: components["schemas"]["TenthCount"][];
            /** Format: int64 */
            experts: number;
            /** @description The newest changes first. */
            latest: components["schemas"]["RecentChange"][];
            sections: components["schemas"]["SectionFilled"][];
        };
        AdmissionList: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description All admissions, by status. */
            counts: {
                [key: string]: number;
            };
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            /** @description Your own decisions that you can still undo, newest first. */
            recent: components["schemas"]["WaitingAdmission"][];
            results: components["schemas"]["WaitingAdmission"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        AppSetup: {
            /** @description One sentence for the person who acted. */
            detail: string;
            /** @enum {string} */
            level: "success";
            /** @description The URI as a QR code, in SVG. */
            qr: string;
            /** @description To type by hand, in groups of four. */
            secret: string;
            /** @description The secret as an otpauth:// URI. */
            uri: string;
        };
        AreaCategory: {
            areas: components["schemas"]["AreaLink"][];
            code: string;
            name: string;
        };
        AreaFacet: {
            children: components["schemas"]["Facet"][];
            code: string;
            /** Format: int64 */
            count: number;
            name: string;
            selected: boolean;
        };
        AreaIndex: {
            results: components["schemas"]["AreaCategory"][];
        };
        AreaLink: {
            /** @description category/area */
            code: string;
            name: string;
            /** @description What its experts are called, or its name if editors haven't written about it. */
            title: string;
        };
        AreaOfExpertiseData: {
            /**
             * @description Category
             * @enum {string}
             */
            category: "engineering" | "construction" | "medicine" | "care" | "pharmacology" | "finance" | "economics" | "technology" | "documents" | "transport" | "environment" | "property" | "insurance" | "forensics" | "psychology" | "agriculture";
            /** @description Keywords */
            keywords?: string[];
            /** @description Primary area */
            primary?: boolean;
            /**
             * @description Subcategory
             * @enum {string}
             */
            subcategory: "structural" | "civil" | "mechanical" | "electrical" | "materials" | "geotechnical" | "fire" | "biomechanics" | "marine" | "aerospace" | "chemical" | "cranes" | "safety" | "delay" | "defects" | "envelope" | "cost" | "anesthesiology" | "cardiology" | "emergency" | "neurology" | "obstetrics" | "oncology" | "orthopedics" | "pediatrics" | "psychiatry" | "radiology" | "surgery" | "infectious" | "nursing" | "life-care" | "long-term" | "rehabilitation" | "vocational" | "clinical" | "toxicology" | "opioids" | "pharmacy" | "forensic" | "damages" | "valuation" | "banking" | "securities" | "tax" | "earnings" | "antitrust" | "labor" | "statistics" | "forensics" | "security" | "software" | "telecom" | "ai" | "discovery" | "handwriting" | "authentication" | "linguistics" | "translation" | "reconstruction" | "trucking" | "human-factors" | "rail" | "aviation" | "maritime" | "hydrology" | "geology" | "contamination" | "air" | "hygiene" | "mining" | "coastal" | "patents-electronics" | "patents-life-science" | "trademarks" | "copyright" | "royalties" | "claims" | "underwriting" | "appraisal" | "premises" | "dna" | "firearms" | "fingerprints" | "pathology" | "police" | "corrections" | "neuropsychology" | "custody" | "harassment" | "education" | "agronomy" | "food" | "veterinary" | "forestry";
            /** @description Years of experience */
            years?: number | null;
        };
        AreaPage: {
            /** @description With all of its areas. */
            category: components["schemas"]["AreaCategory"];
            /** @description category/area */
            code: string;
            name: string;
            text: components["schemas"]["AreaText"] | null;
            /** @description What its experts are called, or its name if editors haven't written about it. */
            title: string;
        };
        AreaRef: {
            category: string;
            category_name: string;
            primary: boolean;
            subcategory: string;
            subcategory_name: string;
            /** Format: int64 */
            years: number | null;
        };
        AreaText: {
            /** @description What they can't say. */
            cannot: string;
            /** @description What its experts do. */
            does: string;
            /** @description Who else does it. */
            others: string;
        };
        Article: {
            author: components["schemas"]["AuthorRef"] | null;
            author_bio: string | null;
            body: components["schemas"]["Block"][];
            category: components["schemas"]["CategoryRef"] | null;
            contents: components["schemas"]["Heading"][];
            /** @enum {string} */
            direction: "ltr" | "rtl";
            /** @description Stays the same when the slug changes. */
            id: string;
            /** @description A BCP 47 language tag. */
            language: string;
            picture: components["schemas"]["Picture"] | null;
            /** @description True for a preview that only an editor can see. */
            preview: boolean;
            /** Format: date-time */
            published_at: string;
            /** Format: int64 */
            reading_minutes: number;
            related: components["schemas"]["ArticleCard"][];
            seo: components["schemas"]["Seo"];
            slug: string;
            summary: string;
            tags: components["schemas"]["TagRef"][];
            title: string;
            /** Format: date-time */
            updated_at: string;
        };
        ArticleCard: {
            author: components["schemas"]["AuthorRef"] | null;
            category: components["schemas"]["CategoryRef"] | null;
            /** @enum {string} */
            direction: "ltr" | "rtl";
            /** @description Stays the same when the slug changes. */
            id: string;
            /** @description A BCP 47 language tag. */
            language: string;
            picture: components["schemas"]["Picture"] | null;
            /** Format: date-time */
            published_at: string;
            /** Format: int64 */
            reading_minutes: number;
            slug: string;
            summary: string;
            tags: components["schemas"]["TagRef"][];
            title: string;
        };
        ArticleList: {
            author: components["schemas"]["AuthorRef"] | null;
            category: components["schemas"]["CategoryRef"] | null;
            /**
             * Format: int64
             * @description Articles on all pages.
             */
            count: number;
            next: string | null;
            /** Format: int64 */
            page: number;
            previous: string | null;
            results: components["schemas"]["ArticleCard"][];
            search: components["schemas"]["Search"] | null;
            tag: components["schemas"]["TagRef"] | null;
            /**
             * Format: int64
             * @description Number of pages, at least 1.
             */
            total: number;
        };
        AsOfView: {
            /** Format: date-time */
            at: string;
            content: components["schemas"]["ProfileContent"];
            /** @description SHA-256 of the exported file, in hex. */
            hash: string;
        };
        AssignInputBody: {
            /** @description Empty for no one. */
            assignee_id: string;
            /** Format: int64 */
            version: number;
        };
        AssociationMembershipsData: {
            /** @description Dates */
            dates: {
                current?: boolean;
                end?: string;
                start?: string;
            } | null;
            /** @description Organization */
            organization: string;
            /** @description Role */
            role?: string;
            /**
             * @description Type
             * @enum {string}
             */
            type: "member" | "fellow" | "officer" | "committee";
        };
        AttorneyRecord: {
            admissions: components["schemas"]["BarAdmission"][];
            city: string;
            /** @description At least one admission is, which gives access to attorney-only details. */
            confirmed: boolean;
            firm: string;
            first_name: string;
            last_name: string;
            /** @description As people write it, with the calling code. */
            phone: string;
            practice_areas: string[];
            role: string;
            /** @description Postal code. */
            state: string;
            time_zone: string;
            /** Format: int64 */
            version: number;
        };
        AttorneySignUp: {
            /** @description Browser */
            browser?: string;
            /** @description Work email */
            email: string;
            /** @description First name */
            first_name: string;
            /** @description Last name */
            last_name: string;
            /** @description Password */
            password: string;
            /** @description I agree to the Terms (November 1, 2026) and have read the Privacy Policy. */
            terms: string;
        };
        AuditCheck: {
            /** Format: date-time */
            at: string;
            /** Format: int64 */
            entries: number;
            /**
             * Format: int64
             * @description Number of erased parts. Each has an entry that records the erasure.
             */
            erased: number;
            /** @description Store it elsewhere to detect later whether the end was cut off. */
            head_hash: string;
            /** @description Empty if no entry was changed, inserted, or removed. */
            problems: components["schemas"]["AuditProblem"][];
        };
        AuditEntry: {
            action: string;
            actor_erased: boolean;
            /** @description The actor's groups at the time, separated by commas. */
            actor_groups: string;
            /** @description Empty for anonymous requests and background jobs. */
            actor_id: string;
            actor_name: string;
            /** Format: date-time */
            at: string;
            detail: {
                [key: string]: string;
            };
            hash: string;
            kind: string;
            reason: string;
            /** Format: int64 */
            seq: number;
            subject_erased: boolean;
            subject_id: string;
            subject_name: string;
        };
        AuditPage: {
            /** @description All actions in the log. */
            actions: string[];
            kinds: string[];
            /**
             * Format: int64
             * @description Send it as after to go back; null at the head.
             */
            newer: number | null;
            /**
             * Format: int64
             * @description Send it as before to read on; null at the end.
             */
            older: number | null;
            results: components["schemas"]["AuditEntry"][];
        };
        AuditProblem: {
            /** Format: int64 */
            seq: number;
            what: string;
        };
        AuthorList: {
            results: components["schemas"]["AuthorPage"][];
        };
        AuthorPage: {
            bio: string;
            /** Format: int64 */
            count: number;
            name: string;
            picture: components["schemas"]["Picture"] | null;
            role: string;
            slug: string;
            website: string | null;
        };
        AuthorRef: {
            name: string;
            picture: components["schemas"]["Picture"] | null;
            role: string;
            slug: string;
        };
        AvailabilityAnswerForm: {
            /**
             * @description Answer
             * @enum {string}
             */
            answer: "yes" | "no" | "later";
            /** @description Note to the attorney */
            note?: string;
            /** @description Token */
            token?: string;
        };
        AvailabilityAsk: {
            /** @enum {string} */
            answer: "" | "yes" | "no" | "later";
            /** @description YYYY-MM-DD, or empty. */
            answer_by: string;
            /** Format: date-time */
            answered_at: string | null;
            /** Format: date-time */
            asked_at: string;
            by: components["schemas"]["AvailabilityPerson"];
            /**
             * Format: date-time
             * @description When it ends by itself.
             */
            ends_at: string;
            id: string;
            /** @description In words. */
            needs: string[];
            note: string;
            open: boolean;
            text: string;
            to: components["schemas"]["AvailabilityPerson"];
        };
        AvailabilityAskForm: {
            /** @description YYYY-MM-DD */
            answer_by?: string;
            /** @description Client id */
            client_id: string;
            /** @description Experts */
            expert_ids: string[];
            /** @description List */
            list_id?: string;
            /** @description What you need */
            needs?: ("report" | "deposition" | "trial")[];
            /** @description Your question */
            text: string;
        };
        AvailabilityAsks: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            figures: components["schemas"]["AvailabilityFigures"] | null;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["AvailabilityAsk"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        AvailabilityCandidate: {
            expert_id: string;
            /** @description Why they can't be asked; empty if they can. */
            refusal: string;
        };
        AvailabilityCandidates: {
            results: components["schemas"]["AvailabilityCandidate"][];
        };
        AvailabilityDone: {
            /** @description One sentence for the person who acted. */
            detail: string;
            id: string;
            /** @enum {string} */
            level: "success";
        };
        AvailabilityExpert: {
            /** @enum {string} */
            answer: "" | "yes" | "no" | "later";
            /** Format: date-time */
            answered_at: string | null;
            chosen: boolean;
            expert_id: string;
            note: string;
            person: components["schemas"]["AvailabilityPerson"];
        };
        AvailabilityFigures: {
            /**
             * Format: int64
             * @description Median time to the first answer; 0 if none was answered.
             */
            minutes: number;
            /**
             * Format: int64
             * @description That are over.
             */
            requests: number;
            /**
             * Format: int64
             * @description Percent that were answered.
             */
            share: number;
        };
        AvailabilityPerson: {
            /** @description Headline or firm. */
            detail: string;
            image: string;
            /** @description Empty if they left. */
            name: string;
        };
        AvailabilityRequest: {
            /** @description YYYY-MM-DD, or empty. */
            answer_by: string;
            /** Format: date-time */
            asked_at: string;
            /**
             * Format: date-time
             * @description When it ends by itself.
             */
            ends_at: string;
            experts: components["schemas"]["AvailabilityExpert"][];
            id: string;
            /** @description In words. */
            needs: string[];
            /** @enum {string} */
            outcome: "" | "chosen" | "closed" | "expired";
            /** Format: date-time */
            over_at: string | null;
            text: string;
        };
        AvailabilitySettleForm: {
            /** @description Expert */
            expert_id?: string;
        };
        AvailabilityWaiting: {
            /** Format: int64 */
            waiting: number;
        };
        AwardsAndHonorsData: {
            /** @description Awarded by */
            awarder: string;
            /** @description Date */
            date: string;
            /** @description Summary */
            summary?: string;
            /** @description Title */
            title: string;
            /** @description Link */
            url?: string;
        };
        BarAdmission: {
            /** Format: date-time */
            decided_at: string | null;
            id: string;
            number: string;
            /** @description Of a refusal. */
            reason: string;
            /** @description Postal code. */
            state: string;
            state_name: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "refused";
            /** Format: date-time */
            submitted_at: string;
            /** Format: int64 */
            year: number;
        };
        BarRegister: {
            /** @description Who keeps it. */
            name: string;
            /** Format: uri */
            url: string;
        };
        /** @description One block of a body; type says which. */
        Block: components["schemas"]["ParagraphBlock"] | components["schemas"]["HeadingBlock"] | components["schemas"]["ListBlock"] | components["schemas"]["QuoteBlock"] | components["schemas"]["CodeBlock"] | components["schemas"]["ImageBlock"] | components["schemas"]["TableBlock"] | components["schemas"]["CalloutBlock"] | components["schemas"]["GalleryBlock"] | components["schemas"]["DividerBlock"] | components["schemas"]["EmbedBlock"] | components["schemas"]["FootnotesBlock"];
        CalloutBlock: {
            children: components["schemas"]["Inline"][];
            title: string;
            /** @enum {string} */
            tone: "note" | "caution";
            /** @enum {string} */
            type: "callout";
        };
        CallToActionSection: {
            links: components["schemas"]["NavLink"][];
            text: string;
            title: string;
            /** @enum {string} */
            type: "call-to-action";
        };
        CardFee: {
            activity: string;
            /**
             * Format: int64
             * @description U.S. cents per hour.
             */
            cents: number;
            /** @description The activity as shown. */
            name: string;
        };
        CardRecord: {
            /**
             * Format: int64
             * @description Matters for a defendant.
             */
            defense: number;
            /** Format: int64 */
            matters: number;
            /**
             * Format: int64
             * @description Matters for a plaintiff.
             */
            plaintiff: number;
            /**
             * Format: int64
             * @description Matters with testimony at trial.
             */
            trials: number;
        };
        CategoryCount: {
            /** Format: int64 */
            count: number;
            description: string;
            name: string;
            slug: string;
        };
        CategoryList: {
            results: components["schemas"]["CategoryCount"][];
        };
        CategoryRef: {
            name: string;
            slug: string;
        };
        Certificate: {
            asked_at: string;
            asked_by: string;
            conversation: string;
            expert: string;
            format: string;
            /** Format: int64 */
            number: number;
            parties: components["schemas"]["CertificateParty"][];
            record: components["schemas"]["CertificateRecord"];
            result: string;
        };
        CertificateParty: {
            hash: string;
            side: string;
        };
        CertificateRecord: {
            compared: boolean;
            revision: string;
        };
        ChangeInputBody: {
            /** @description Of the designation that the person saw. */
            id: string;
        };
        ChangeSearchForm: {
            /** @description Email me when a new expert fits */
            mail?: boolean;
            /** @description Name */
            name: string;
            /** @description Version */
            version: number | null;
        };
        Chapter: {
            href: string | null;
            picture: components["schemas"]["Picture"] | null;
            /**
             * Format: double
             * @description Seconds from the beginning.
             */
            start: number;
            title: string;
        };
        CheckedItem: {
            /** @description The latest first. */
            checks: components["schemas"]["ItemCheck"][];
            /** @description What tells it apart from others with the same title; can be empty. */
            detail: string;
            item_id: string;
            /** @description What it is called where only that shows: its title, and its detail too if several entries have the title. */
            name: string;
            proof: components["schemas"]["ItemProof"];
            section: string;
            title: string;
            /** Format: int64 */
            version: number;
        };
        CheckInputBody: {
            /** @description From the link in the email. */
            token: string;
        };
        CheckoutInputBody: {
            /**
             * Format: int64
             * @description Of a package in the rules.
             */
            credits: number;
        };
        CheckoutStarted: {
            /** @description One sentence for the person who acted. */
            detail: string;
            /** @enum {string} */
            level: "success";
            /**
             * Format: uri
             * @description Stripe's page.
             */
            url: string;
        };
        Choice: {
            /** @description Heading above this choice and its neighbors. */
            group?: string;
            label: string;
            /** @description The value of the field depended on, to which this choice belongs. */
            of?: string;
            value: string;
        };
        ChoiceList: {
            choices: components["schemas"]["Choice"][];
            /** @enum {string} */
            name: "countries" | "us-states" | "time-zones" | "languages";
        };
        ChoicesInputBody: {
            /** @description The same for the center. */
            in_app?: {
                [key: string]: boolean;
            };
            /** @description Emails, by kind. Kinds that are not named stay as they are. */
            wanted: {
                [key: string]: boolean;
            };
        };
        ChosenInputBody: {
            reason: string;
            /** @description Ids of the sessions. */
            sessions: string[];
        };
        ChosenSessions: {
            /** @description Their ids. Those that have ended are left out. */
            sessions: string[];
        };
        ClaimCandidate: {
            city: string;
            /** @description The profile has an owner. Staff decide any further claim. */
            claimed: boolean;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            country_name: string;
            expert_id: string;
            first_name: string;
            headline: string;
            /** @description Empty if it isn't public. */
            institution: string;
            last_name: string;
            name: string;
            /** @description Postal code; empty outside the United States. */
            state: string;
            state_name: string;
            /** @description IANA name. */
            time_zone: string;
        };
        ClaimCode: {
            alive: boolean;
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            resend_at: string;
            /**
             * Format: int64
             * @description Codes that can still be sent this hour.
             */
            sends_left: number;
            /** Format: date-time */
            sent_at: string;
            /** Format: int64 */
            tries_left: number;
        };
        ClaimDocument: {
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            id: string;
            /** @enum {string} */
            kind: "pdf" | "jpeg" | "png" | "docx";
            /** @description Empty once deleted. */
            name: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
        };
        ClaimDone: {
            claim: components["schemas"]["ClaimView"];
            detail: string;
            /** @enum {string} */
            level: "success";
        };
        ClaimDossier: {
            claim: components["schemas"]["ClaimRow"];
            /**
             * Format: date-time
             * @description Contacts on file can object until then.
             */
            contest_till: string | null;
            documents: components["schemas"]["ClaimDocument"][];
            expert_id: string;
            /** @description The profile and the claimant, side by side. */
            facts: components["schemas"]["ClaimFact"][];
            /** @description Masked address or number that codes were sent to. */
            hint: string;
            /** @description The claimant's note. */
            note: string;
            notices: components["schemas"]["ClaimNotice"][];
            /** @description Other claims to the same profile. */
            others: components["schemas"]["ClaimRow"][];
            owner: components["schemas"]["ClaimPerson"] | null;
            /** Format: date-time */
            proof_until: string | null;
            /** Format: date-time */
            proved_at: string | null;
            reason: string;
            /** @description Oldest first. */
            steps: components["schemas"]["ClaimStep"][];
            /** Format: date-time */
            taken_at: string | null;
        };
        ClaimFact: {
            claimant: string;
            /** @enum {string} */
            name: "name" | "institution" | "email" | "phone" | "place" | "headline";
            /** @description The profile's value; empty if it has none. */
            profile: string;
            /** @description Both values are present and match. */
            same: boolean;
        };
        ClaimFile: {
            /** @enum {string} */
            kind: "pdf" | "jpeg" | "png" | "docx";
            name: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
        };
        ClaimNotice: {
            /** Format: date-time */
            contested_at: string | null;
            /** @description Masked. */
            hint: string;
            /** @enum {string} */
            kind: "email" | "sms" | "account";
            /** @enum {string} */
            occasion: "begun" | "taken";
            /** Format: date-time */
            sent_at: string;
        };
        ClaimPerson: {
            email: string;
            id: string;
            name: string;
        };
        ClaimProfile: {
            /** @description Masked; empty if there is no address on file. */
            email_hint: string;
            phone_hint: string;
            profile: components["schemas"]["ClaimCandidate"];
        };
        ClaimQueue: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description All claims, by state. */
            counts: {
                [key: string]: number;
            };
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["ClaimRow"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
            /**
             * Format: int64
             * @description Claims waiting for a decision.
             */
            waiting: number;
            /**
             * Format: date-time
             * @description When the oldest of them began.
             */
            waiting_since: string | null;
        };
        ClaimRequest: {
            /** @description Secret of this browser: 32 random bytes in base64url. */
            browser: string;
            /** @description Email address for our reply. Only with a document. */
            contact?: string;
            expert_id: string;
            institution?: string;
            /** @enum {string} */
            mode: "email" | "sms" | "document";
            /** @description Only with a document. */
            name?: string;
            note?: string;
        };
        ClaimRow: {
            /** Format: date-time */
            created_at: string;
            /** @description Empty if the profile was removed. */
            expert_name: string;
            id: string;
            /** @enum {string} */
            mode: "email" | "sms" | "document";
            /** @description The claimant's name, if they gave one. */
            name: string;
            /** @enum {string} */
            purpose: "claim" | "removal";
            reference: string;
            /** @enum {string} */
            state: "pending" | "verified" | "rejected" | "expired" | "disputed";
            taken: boolean;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
            waits: boolean;
        };
        ClaimSignUp: {
            /** @description Browser */
            browser?: string;
            /** @description Claim */
            claim: string;
            /** @description Email */
            email: string;
            /** @description First name */
            first_name: string;
            /** @description Last name */
            last_name: string;
            /** @description Password */
            password: string;
            /** @description I agree to the Terms (November 1, 2026) and have read the Privacy Policy. */
            terms: string;
        };
        ClaimStep: {
            /** Format: date-time */
            at: string;
            /** @description Empty for an anonymous claimant. */
            by: string;
            /** @enum {string} */
            event: "begin" | "prove" | "verify" | "reject" | "expire" | "dispute" | "send" | "attach" | "take" | "resume";
            /** @enum {string} */
            state: "pending" | "verified" | "rejected" | "expired" | "disputed";
            text: string;
        };
        ClaimView: {
            code: components["schemas"]["ClaimCode"] | null;
            /** @description The claimant's email address for our reply. */
            contact: string;
            /** Format: date-time */
            created_at: string;
            documents: components["schemas"]["ClaimFile"][];
            expert_id: string;
            /** @description Masked address or number that codes are sent to. */
            hint: string;
            id: string;
            /** @enum {string} */
            mode: "email" | "sms" | "document";
            profile: components["schemas"]["ClaimCandidate"] | null;
            /** Format: date-time */
            proof_until: string | null;
            /** @enum {string} */
            purpose: "claim" | "removal";
            /** @description Reason for the decision. */
            reason: string;
            reference: string;
            /** @enum {string} */
            state: "pending" | "verified" | "rejected" | "expired" | "disputed";
            /** @description The proof has been used. */
            taken: boolean;
            /** @description Signing up with it now transfers the profile. */
            usable: boolean;
            /** @description Waiting for staff to decide. */
            waits: boolean;
        };
        CodeBlock: {
            language: string | null;
            text: string;
            /** @enum {string} */
            type: "code";
        };
        CodeInputBody: {
            code: string;
        };
        CodeInputBody1: {
            code: string;
        };
        CodeInputBody2: {
            browser: string;
            code: string;
        };
        ColleaguesLists: {
            results: components["schemas"]["ColleaguesListView"][];
        };
        ColleaguesListView: {
            /** Format: date-time */
            archived_at: string | null;
            /** @description Of its matter. */
            caption: string;
            court: string;
            /** Format: date-time */
            created_at: string;
            description: string;
            docket: string;
            /** Format: int64 */
            experts: number;
            id: string;
            name: string;
            /** @description The name of whose list it is. */
            owner: string;
            /** @enum {string} */
            role: "reader" | "editor";
            /** @description All stages in their order. */
            stages: components["schemas"]["StageCount"][];
            /** @description YYYY-MM-DD, or empty. */
            trial_on: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int64
             * @description Of the name, the description, and the matter.
             */
            version: number;
        };
        CompleteInputBody: {
            /** @description Of the list that the expert saw. */
            hash: string;
        };
        ConfirmInputBody: {
            section: string;
        };
        ConfirmInputBody1: {
            browser: string;
            claim: string;
            code: string;
        };
        ConflictAgreeForm: {
            /** @description Show the names of the parties */
            agreed?: boolean;
            /** @description The other person has agreed */
            offered?: boolean;
        };
        ConflictAnswer: {
            /** @description One sentence for the person who acted. */
            detail: string;
            /** @enum {string} */
            level: "success";
            /** @enum {string} */
            result: "clear" | "possible";
        };
        ConflictAskForm: {
            /** @description Expert */
            expert_id: string;
            /** @description Parties */
            parties: {
                /** @description Name */
                name: string;
                /**
                 * @description Side
                 * @enum {string}
                 */
                side: "plaintiff" | "defense" | "other" | "opposing";
            }[];
        };
        ConflictCertificate: {
            /** @description In its one form: the names of fields in their order, without spaces. */
            certificate: components["schemas"]["Certificate"];
            /** @description SHA-256 of certificate. */
            hash: string;
            how: string;
            /** @description Of this check. Empty if the reader doesn’t see them. */
            parties: components["schemas"]["ConflictParty"][];
            /** @description Who they are now. Not part of the hash, so that they can be forgotten. */
            people: components["schemas"]["ConflictPeople"];
        };
        ConflictParty: {
            /** Format: date-time */
            added_at: string;
            name: string;
            /**
             * Format: int64
             * @description Its own in the conversation.
             */
            number: number;
            /** Format: date-time */
            removed_at: string | null;
            /** @description The certificate has the SHA-256 hash of salt, colon, and name. */
            salt: string;
            /** @enum {string} */
            side: "plaintiff" | "defense" | "other" | "opposing" | "own";
            /** @description The side in words. */
            text: string;
        };
        ConflictPartyForm: {
            /** @description Name */
            name: string;
            /**
             * @description Side
             * @enum {string}
             */
            side: "plaintiff" | "defense" | "other" | "opposing";
        };
        ConflictPeople: {
            attorney: string;
            expert: string;
        };
        ConflictRun: {
            /** Format: date-time */
            checked_at: string;
            /** Format: int64 */
            number: number;
        };
        ConsentDocument: {
            /** @enum {string} */
            document: "terms" | "privacy";
            /**
             * Format: date-time
             * @description When the person agreed to this version, or null.
             */
            given_at: string | null;
            path: string;
            title: string;
            version: string;
        };
        ConsentGiven: {
            document: string;
            /** Format: date-time */
            given_at: string;
            title: string;
            version: string;
        };
        ConsentInputBody: {
            /** @description Version in force by document. */
            versions: {
                [key: string]: string;
            };
        };
        ConsentList: {
            documents: components["schemas"]["ConsentDocument"][];
            /** @description Newest first; empty for visitors. */
            history: components["schemas"]["ConsentGiven"][];
        };
        Contact: {
            /** @description Keep this message for 12 months and contact me about it. */
            consent: string;
            /** @description Email */
            email: string;
            /** @description Leave this empty */
            leave_blank?: string;
            /** @description Message */
            message: string;
            /** @description Your name */
            name: string;
            /** @description In international form, or as dialed in the country named by the member phone_country. */
            phone?: string;
            phone_country?: string;
            /** @description Opened at */
            started?: string;
            /** @description Subject */
            subject: string;
        };
        ContestInputBody: {
            token: string;
        };
        ConversationConflict: {
            /** Format: date-time */
            attorney_agreed_at: string | null;
            /** Format: date-time */
            checked_at: string | null;
            /** @description The expert’s record had names. */
            compared: boolean;
            /** Format: date-time */
            expert_agreed_at: string | null;
            /**
             * Format: int64
             * @description Of the last check.
             */
            number: number;
            /** @description Empty if the reader doesn’t see them. */
            parties: components["schemas"]["ConflictParty"][];
            /**
             * @description Empty for a conversation from before there were checks.
             * @enum {string}
             */
            result: "" | "clear" | "possible";
            /** @description All checks, in their order. */
            runs: components["schemas"]["ConflictRun"][];
            /** @description Both agreed that the expert sees the names. */
            shown: boolean;
        };
        ConversationOpened: {
            /** @description One sentence for the person who acted. */
            detail: string;
            id: string;
            /** @enum {string} */
            level: "success";
        };
        ConversationPage: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["ConversationSummary"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
            /**
             * Format: int64
             * @description Conversations with something unread.
             */
            unread: number;
        };
        ConversationPerson: {
            city: string;
            /** @description Headline or firm. */
            detail: string;
            /** @description The account or the profile no longer exists. */
            gone: boolean;
            /** @description Address of the portrait, or empty. */
            image: string;
            name: string;
            /** @description IANA name, or empty. */
            time_zone: string;
        };
        ConversationRef: {
            caption: string;
            id: string;
        };
        ConversationStart: {
            /** @description The reader's conversations with this expert, the latest first. */
            existing: components["schemas"]["ConversationRef"][];
            person: components["schemas"]["ConversationPerson"];
            /** @description Why it isn't possible; empty if it is. */
            refusal: string;
        };
        ConversationSummary: {
            /** @description The expert wrote. */
            answered: boolean;
            /** Format: date-time */
            archived_at: string | null;
            /** @description Of the matter. */
            caption: string;
            declined: boolean;
            expert_id: string;
            id: string;
            /** Format: date-time */
            last_at: string;
            muted: boolean;
            /** @description The reader wrote that message. */
            own: boolean;
            person: components["schemas"]["ConversationPerson"];
            /**
             * @description Of the reader.
             * @enum {string}
             */
            side: "attorney" | "expert";
            /** @description Beginning of the last message, or of the one that was found. */
            text: string;
            unread: boolean;
        };
        ConversationsUnread: {
            /** Format: int64 */
            unread: number;
        };
        ConversationsWaiting: {
            /** Format: int64 */
            count: number;
            /** @description The longest wait first. */
            results: components["schemas"]["ConversationSummary"][];
        };
        ConversationsWith: {
            /** @description Only those in which both can write. */
            results: components["schemas"]["ConversationWith"][];
        };
        ConversationView: {
            /** @description The expert wrote. */
            answered: boolean;
            /** Format: date-time */
            answered_at: string | null;
            /** Format: date-time */
            archived_at: string | null;
            /**
             * Format: date-time
             * @description When it was read.
             */
            at: string;
            /** @description The expert doesn’t see caption, docket number, and parties yet. */
            blind: boolean;
            /** @description By the reader. */
            blocked: boolean;
            can_decline: boolean;
            /** @description Of the matter. */
            caption: string;
            /** @description Why nothing can be sent; empty if it can. */
            closed: string;
            court: string;
            /** Format: date-time */
            created_at: string;
            /** @description In words; empty if it wasn't declined. */
            decline_reason: string;
            declined: boolean;
            /** Format: date-time */
            declined_at: string | null;
            docket: string;
            expert_id: string;
            /** @description The latest versions of the last documents that were sent, the latest first. */
            files: components["schemas"]["MessageAttachment"][];
            /** @enum {string} */
            forum: "federal" | "state" | "unknown";
            /** @description The rule that says so; can be empty. */
            forum_source: string;
            /** @description What the rules of that court protect. */
            forum_text: string;
            /** @description Where to read it; can be empty. */
            forum_url: string;
            /** Format: date-time */
            held_until: string | null;
            /**
             * @description Of the credits for opening it. Only for the attorney.
             * @enum {string}
             */
            hold: "" | "held" | "taken" | "returned";
            id: string;
            /** @description All labels, in their order. */
            labels: components["schemas"]["LabelCount"][];
            /** Format: date-time */
            last_at: string;
            /** Format: int64 */
            last_seq: number;
            /** @description The latest ones, in their order. */
            messages: components["schemas"]["MessageView"][];
            muted: boolean;
            /** @description The reader wrote that message. */
            own: boolean;
            person: components["schemas"]["ConversationPerson"];
            /**
             * Format: int64
             * @description How far the reader has read.
             */
            read_seq: number;
            /**
             * @description Of the reader.
             * @enum {string}
             */
            side: "attorney" | "expert";
            /** @description What the expert sees of the matter while it’s blind. Empty for earlier conversations. */
            subject: string;
            /** @description Beginning of the last message, or of the one that was found. */
            text: string;
            /**
             * Format: int64
             * @description How far the other one has read.
             */
            their_read: number;
            /** Format: date-time */
            their_read_at: string | null;
            unread: boolean;
        };
        ConversationWith: {
            expert_id: string;
            id: string;
        };
        CourtView: {
            /** @description The item's id. */
            matter: string;
            /** @description Has testimony in the last four years. */
            recent: boolean;
            /** @description As cited, such as “D. Mass.”; the name as entered if the court isn't on our list. */
            short: string;
            /** @description Postal code; empty outside the United States and for courts that sit in no one state. */
            state: string;
        };
        CreditBalance: {
            /**
             * Format: int64
             * @description How many conversations the free credits can open.
             */
            conversations: number;
            /**
             * Format: int64
             * @description Free to spend.
             */
            credits: number;
            /** @description The soonest first. */
            expiring: components["schemas"]["ExpiringCredits"][];
            /**
             * Format: int64
             * @description Set aside for messages that wait for an answer.
             */
            held: number;
            /**
             * Format: int64
             * @description Messages that wait for an answer.
             */
            holds: number;
            low: boolean;
            /**
             * Format: date-time
             * @description When the next held credits come back if nothing happens, or null.
             */
            next_return: string | null;
            /**
             * Format: int64
             * @description Credits that were spent before their payment was taken back.
             */
            owed: number;
            /**
             * Format: int64
             * @description Free and held.
             */
            total_credits: number;
        };
        CreditCheck: {
            /** Format: date-time */
            at: string;
            /** @description Empty, always. */
            problems: string[];
        };
        CreditHolder: {
            /**
             * Format: int64
             * @description Free to spend.
             */
            credits: number;
            email: string;
            /** Format: int64 */
            held: number;
            id: string;
            /**
             * Format: date-time
             * @description The last movement; null if there was none.
             */
            last_at: string | null;
            name: string;
            /** Format: int64 */
            owed: number;
        };
        CreditHolders: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["CreditHolder"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
            totals: components["schemas"]["CreditTotals"];
        };
        CreditLine: {
            /** Format: int64 */
            amount: number;
            /** Format: date-time */
            at: string;
            /**
             * Format: int64
             * @description What it did to the free credits.
             */
            change: number;
            /**
             * Format: int64
             * @description Free after it.
             */
            credits: number;
            /** @description Empty if it concerns none. */
            expert_id: string;
            /** @description The person can open the expert's page. */
            expert_shown: boolean;
            /**
             * Format: date-time
             * @description When credits that came in expire; null if they don't.
             */
            expires_at: string | null;
            /**
             * Format: int64
             * @description Held after it.
             */
            held: number;
            /** @enum {string} */
            kind: "granted" | "bought" | "held" | "taken" | "returned" | "spent" | "expired" | "revoked" | "refunded" | "restored" | "repaid";
            /** Format: int64 */
            number: number;
            /** @description Held, and not decided yet. */
            open: boolean;
            /**
             * Format: int64
             * @description Owed after it.
             */
            owed: number;
            /**
             * Format: date-time
             * @description When these held credits come back by themselves; null if they don't.
             */
            returns_at: string | null;
            /** @description In words. */
            rule: string;
            title: string;
            /**
             * Format: int64
             * @description Of the rules.
             */
            version: number;
            why: string;
        };
        CreditOrder: {
            /**
             * Format: int64
             * @description U.S. dollars.
             */
            cents: number;
            /** Format: int64 */
            credits: number;
            id: string;
            /** @enum {string} */
            state: "open" | "waiting" | "paid" | "failed" | "expired" | "wrong";
        };
        CreditPackage: {
            /**
             * Format: int64
             * @description U.S. dollars.
             */
            cents: number;
            /** Format: int64 */
            credits: number;
        };
        CreditQuote: {
            /**
             * Format: int64
             * @description The price.
             */
            credits: number;
            enough: boolean;
            /**
             * Format: int64
             * @description What there is now.
             */
            free: number;
            /**
             * Format: int64
             * @description Of the price: credits that could expire while they're held, so they wouldn't come back.
             */
            lapsing: number;
            /**
             * Format: date-time
             * @description When the first of them expire.
             */
            lapsing_at: string | null;
            /**
             * Format: date-time
             * @description When the credits come back if the message is unread.
             */
            returns_at: string;
            /**
             * Format: int64
             * @description When they come back if it's read and not answered.
             */
            unanswered_days: number;
            /**
             * Format: int64
             * @description Of the rules.
             */
            version: number;
        };
        CreditRules: {
            /** Format: int64 */
            again_days: number;
            /**
             * Format: int64
             * @description The price of opening a conversation.
             */
            conversation: number;
            /** Format: date */
            from: string;
            packages: components["schemas"]["CreditPackage"][];
            /** Format: int64 */
            packet: number;
            /** Format: int64 */
            unanswered_days: number;
            /** Format: int64 */
            unread_days: number;
            /** Format: int64 */
            version: number;
            /** Format: int64 */
            welcome: number;
            /** Format: int64 */
            welcome_days: number;
        };
        CreditTotals: {
            /** Format: int64 */
            bought: number;
            /** Format: int64 */
            expired: number;
            /** Format: int64 */
            free: number;
            /** Format: int64 */
            granted: number;
            /** Format: int64 */
            held: number;
            /** Format: int64 */
            owed: number;
            /** Format: int64 */
            refunded: number;
            /** Format: int64 */
            revoked: number;
            /** Format: int64 */
            spent: number;
            /**
             * Format: int64
             * @description Zero, always.
             */
            sum: number;
            /** Format: int64 */
            wallets: number;
            /**
             * Format: int64
             * @description Wallets that don't add up to zero: none, always.
             */
            wrong: number;
        };
        CrossExamination: {
            expert_id: string;
            name: string;
            /** @description The gravest first. */
            questions: components["schemas"]["Question"][];
            testimony: components["schemas"]["Testimony"];
            /** @description Share of working time spent on testimony, or empty. */
            testimony_share: string;
            /** @description YYYY-MM-DD, or empty. */
            testimony_share_date: string;
        };
        CursorMessageViewInt64: {
            /**
             * Format: int64
             * @description Send it as after to go back; null at the head.
             */
            newer: number | null;
            /**
             * Format: int64
             * @description Send it as before to read on; null at the end.
             */
            older: number | null;
            results: components["schemas"]["MessageView"][];
        };
        DataExport: {
            /** Format: date-time */
            created_at: string;
            /**
             * Format: int64
             * @description Number of steps done.
             */
            done: number;
            /**
             * Format: date-time
             * @description It can be downloaded until then.
             */
            expires_at: string;
            id: string;
            /**
             * Format: int64
             * @description Bytes; 0 until it is ready.
             */
            size: number;
            /** @enum {string} */
            state: "waiting" | "working" | "ready" | "failed";
            /** Format: int64 */
            steps: number;
        };
        DataExports: {
            /** Format: int64 */
            grace_days: number;
            /** @description What we keep after a deletion, and why. */
            kept: components["schemas"]["DataKept"][];
            /**
             * Format: date-time
             * @description When the account will be deleted, or null.
             */
            leaving_at: string | null;
            /** @description Newest first. */
            results: components["schemas"]["DataExport"][];
        };
        DataKept: {
            part: string;
            text: string;
        };
        DecideInputBody: {
            /** @description Sent to the claimant and kept. */
            reason: string;
            /** Format: int64 */
            version: number;
        };
        DecisionInputBody: {
            /**
             * Format: int64
             * @description Version that the staff member saw.
             */
            version: number;
        };
        DeclarationChanged: {
            detail: string;
            /** @enum {string} */
            level: "success";
            own: components["schemas"]["OwnDeclaration"];
        };
        DeclaredField: {
            /** @description File types, as in the accept attribute. */
            accept?: string;
            /**
             * @description The widest audience, whatever the item's visibility.
             * @enum {string}
             */
            audience: "public" | "attorneys" | "private";
            /** @description Token for the browser's autofill. */
            autocomplete?: string;
            /** @description The options. */
            choices?: components["schemas"]["Choice"][];
            /** @description The field whose value narrows this one. */
            depends_on?: string;
            /**
             * Format: int64
             * @description Most characters of one entry of a list.
             */
            each_max?: number;
            /** @description Fields of one record of a list. */
            fields?: components["schemas"]["DeclaredField"][];
            /** @description The search's filters that its value feeds. */
            filters?: string[];
            /** @description Sent with the form, but not shown. */
            hidden?: boolean;
            hint?: string;
            /** @enum {string} */
            kind: "text" | "long-text" | "choice" | "choices" | "number" | "year" | "date" | "partial-date" | "url" | "email" | "phone" | "slug" | "country" | "state" | "time-zone" | "languages" | "keywords" | "flag" | "consent" | "password" | "new-password" | "code" | "photo" | "file" | "records" | "upload" | "money" | "date-range" | "people" | "organization" | "court" | "docket" | "identifier";
            label: string;
            /**
             * @description The shared list of options.
             * @enum {string}
             */
            list?: "countries" | "us-states" | "time-zones" | "languages";
            /** @description Visitors see only its last characters. */
            masked?: boolean;
            /**
             * Format: int64
             * @description Most characters of a text or entries of a list, or the largest number.
             */
            max?: number;
            /**
             * Format: int64
             * @description Fewest characters of a text or entries of a list, or the smallest number.
             */
            min?: number;
            name: string;
            /** @description The value of that field for which this one is filled in, and required. */
            only_for?: string;
            /** @description Label of the checkbox for a date range that goes on. */
            open_end?: string;
            /** @description Regular expression for the whole value. */
            pattern?: string;
            /** @description An example. */
            placeholder?: string;
            /** @description What is missing while it is empty. */
            recommended?: string;
            required: boolean;
            /** @description What one record is called. */
            row?: string;
            /**
             * @description The kind of an identifier.
             * @enum {string}
             */
            scheme?: "doi" | "isbn" | "pmid" | "orcid" | "patent";
            /**
             * @description How the search of experts weighs its words. Without it, they aren't searched.
             * @enum {string}
             */
            searched?: "name" | "headline" | "biography" | "place" | "language" | "area" | "keyword" | "degree" | "organization" | "court" | "title" | "text";
            /** @description Whether it stands on an expert's card in search results. */
            shown?: boolean;
            /** @description Offered while typing. Other values are allowed. */
            suggestions?: string[];
            /** @description What the checkbox of a consent sends. */
            value?: string;
        };
        DegreeRef: {
            degree: string;
            field: string | null;
            organization: string;
        };
        DesignationDone: {
            /** @description One sentence for the person who acted. */
            detail: string;
            id: string;
            /** @enum {string} */
            level: "success";
        };
        DesignationView: {
            can_designate: boolean;
            /** Format: date-time */
            confirmed_at: string | null;
            /** Format: date-time */
            designated_at: string | null;
            /** @description Empty if there was none. */
            id: string;
            /** @description Path of the page for whoever was served; empty unless it's confirmed. */
            receipt: string;
            /** @enum {string} */
            state: "none" | "waiting" | "confirmed" | "withdrawn";
            /** Format: date-time */
            withdrawn_at: string | null;
            /** @enum {string} */
            withdrawn_by: "" | "attorney" | "expert";
        };
        DividerBlock: {
            /** @enum {string} */
            type: "divider";
        };
        Done: {
            /** @description One sentence for the person who acted. */
            detail: string;
            /** @enum {string} */
            level: "success";
        };
        DropHint: {
            /** Format: int64 */
            count: number;
            /** @description q, or the code of a filter. */
            filter: string;
            label: string;
            /** @description For q, the word as typed, or the whole text. Otherwise the filter's values, joined by commas; empty for fee. */
            value: string;
        };
        EarlierText: {
            /** Format: date-time */
            replaced_at: string;
            text: string;
        };
        Editor: {
            id: string;
            name: string;
        };
        EditorList: {
            results: components["schemas"]["Editor"][];
        };
        EducationData: {
            /** @description Degree */
            degree: string;
            /** @description End */
            end?: string;
            /** @description Field */
            field?: string;
            /** @description Institution */
            organization: string;
            /** @description Start */
            start?: string;
            /**
             * @description Status
             * @enum {string}
             */
            status: "completed" | "in-progress" | "not-completed";
        };
        EmailChangeView: {
            /** Format: date-time */
            expires_at: string;
            new_confirmed: boolean;
            new_email: string;
            old_confirmed: boolean;
        };
        EmailConfirmed: {
            detail: string;
            /** @description Both addresses confirmed, and the account uses the new one. */
            done: boolean;
            /** @enum {string} */
            level: "success";
        };
        EmailLinkView: {
            /** @enum {string} */
            does: "confirm" | "cancel";
            /** @description Empty unless the link is valid. */
            new_email: string;
            /** @enum {string} */
            state: "good" | "used" | "expired" | "unknown";
        };
        EmbedBlock: {
            caption: string | null;
            /** @description URL to frame when the reader asks for it; null for link. */
            player: string | null;
            /**
             * @description link means a card that links to the page.
             * @enum {string}
             */
            provider: "youtube" | "vimeo" | "spotify" | "soundcloud" | "x" | "loom" | "link";
            title: string;
            /** @enum {string} */
            type: "embed";
            /** @description The https URL of the page at the provider. */
            url: string;
        };
        Episode: {
            audio: components["schemas"]["EpisodeAudio"];
            chapters: components["schemas"]["Chapter"][];
            explicit: boolean;
            guests: string[];
            /** @description Never changes. */
            guid: string;
            /** @description Stays the same when the slug changes. */
            id: string;
            /** @enum {string} */
            kind: "full" | "trailer" | "bonus";
            next: components["schemas"]["EpisodeCard"] | null;
            notes: components["schemas"]["Block"][];
            /** Format: int64 */
            number: number | null;
            people: components["schemas"]["PodcastPerson"][];
            picture: components["schemas"]["Picture"] | null;
            /** @description True for a preview that only an editor can see. */
            preview: boolean;
            previous: components["schemas"]["EpisodeCard"] | null;
            /** Format: date-time */
            published_at: string;
            /** Format: int64 */
            season: number | null;
            /** Format: double */
            seconds: number;
            seo: components["schemas"]["Seo"];
            slug: string;
            summary: string;
            title: string;
            transcript: components["schemas"]["TranscriptCue"][];
            /** Format: date-time */
            updated_at: string;
        };
        EpisodeAudio: {
            /** Format: int64 */
            bytes: number;
            type: string;
            /** @description Path on this site; empty without a file, as in some drafts. */
            url: string;
        };
        EpisodeCard: {
            audio: components["schemas"]["EpisodeAudio"];
            guests: string[];
            /** @description Stays the same when the slug changes. */
            id: string;
            /** @enum {string} */
            kind: "full" | "trailer" | "bonus";
            /** Format: int64 */
            number: number | null;
            picture: components["schemas"]["Picture"] | null;
            /** Format: date-time */
            published_at: string;
            /** Format: int64 */
            season: number | null;
            /** Format: double */
            seconds: number;
            slug: string;
            summary: string;
            title: string;
        };
        EpisodeFile: {
            /** Format: int64 */
            bytes: number;
            /** @description A path on the CMS, or an https URL if the file is hosted elsewhere. */
            cms_url: string;
            episode_slug: string;
            type: string;
        };
        EpisodeList: {
            /**
             * Format: int64
             * @description Episodes on all pages.
             */
            count: number;
            next: string | null;
            /** Format: int64 */
            page: number;
            previous: string | null;
            results: components["schemas"]["EpisodeCard"][];
            search: components["schemas"]["Search"] | null;
            /**
             * Format: int64
             * @description Number of pages, at least 1.
             */
            total: number;
        };
        ExpertArea: {
            category: string;
            category_name: string;
            keywords: string[];
            primary: boolean;
            subcategory: string;
            subcategory_name: string;
            /** Format: int64 */
            years: number | null;
        };
        ExpertCard: {
            areas: components["schemas"]["AreaRef"][];
            city: string;
            /**
             * Format: date-time
             * @description When the expert last confirmed the profile.
             */
            confirmed_at: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            country_name: string;
            /** @description Licenses and certifications. */
            credentials: string[];
            degrees: components["schemas"]["DegreeRef"][];
            expert_id: string;
            fee: components["schemas"]["CardFee"] | null;
            headline: components["schemas"]["TextRun"][];
            languages: string[];
            name: string;
            /** @description The name with its matches. */
            name_runs: components["schemas"]["TextRun"][];
            photo: string | null;
            slug: string;
            /** @description Postal code. */
            state: string | null;
            state_name: string | null;
            testimony: components["schemas"]["CardRecord"] | null;
            /** @description One line that explains why this expert matches. */
            why: components["schemas"]["TextRun"][];
            /**
             * Format: int64
             * @description Years of experience.
             */
            years: number | null;
        };
        ExpertCards: {
            results: components["schemas"]["ExpertCard"][];
        };
        ExpertDegree: {
            degree: string;
            end: string | null;
            field: string | null;
            organization: string;
            /** @description YYYY, YYYY-MM or YYYY-MM-DD. */
            start: string | null;
            /** @enum {string} */
            status: "completed" | "in-progress" | "not-completed";
        };
        ExpertFacets: {
            areas: components["schemas"]["AreaFacet"][];
            /** @description Only those that are selected: there are too many to list. */
            cities: components["schemas"]["Facet"][];
            countries: components["schemas"]["Facet"][];
            degrees: components["schemas"]["Facet"][];
            fees: components["schemas"]["FeeFacet"] | null;
            /** @description Further filters. Each is a parameter of the same name. */
            filters: components["schemas"]["FacetList"][];
            states: components["schemas"]["Facet"][];
        };
        ExpertPage: {
            answering: components["schemas"]["PageAnswering"] | null;
            /** @description The primary one first. */
            areas: components["schemas"]["ExpertArea"][];
            /**
             * @description Whether the page has what attorneys see.
             * @enum {string}
             */
            audience: "public" | "attorneys";
            bio: string;
            city: string;
            /**
             * Format: date-time
             * @description The latest confirmation of any section.
             */
            confirmed_at: string | null;
            /** @description For attorneys only. */
            contact_email?: string;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            country_name: string;
            declaration: components["schemas"]["PageDeclaration"] | null;
            education: components["schemas"]["ExpertDegree"][];
            expert_id: string;
            first_name: string;
            headline: string;
            languages: components["schemas"]["SpokenLanguage"][];
            name: string;
            /** @description The items of the sections, as this reader can see them. */
            parts: components["schemas"]["PagePart"][];
            photo: string | null;
            /** @description How much of what this reader can see was checked. */
            proof: components["schemas"]["Summary"];
            /** @description This reader can write to the expert here. */
            reachable: boolean;
            /** @description Those with items this reader can see. */
            sections: components["schemas"]["SectionAge"][];
            slug: string;
            /** @description Postal code; null outside the United States. */
            state: string | null;
            state_name: string | null;
            /** @enum {string} */
            status: "draft" | "unclaimed" | "pending" | "published" | "hidden";
            testimony: components["schemas"]["Testimony"];
            time_zone: string;
        };
        ExpertRequest: {
            /**
             * @description Hourly budget
             * @enum {string}
             */
            budget?: "under-300" | "300-550" | "550-900" | "over-900" | "open" | "";
            /** @description Keep this request for 12 months and contact me about it. */
            consent: string;
            /** @description Court */
            court: string;
            /** @description Key dates */
            dates?: string;
            /** @description Work email */
            email: string;
            /** @description Firm */
            firm?: string;
            /** @description First name */
            first_name: string;
            /** @description Issues */
            issues: string;
            /** @description Last name */
            last_name: string;
            /** @description Leave this empty */
            leave_blank?: string;
            /** @description Parties */
            parties?: string;
            /** @description In international form, or as dialed in the country named by the member phone_country. */
            phone?: string;
            phone_country?: string;
            /** @description Title */
            role?: string;
            /**
             * @description Side
             * @enum {string}
             */
            side: "plaintiff" | "defense" | "neutral" | "undecided";
            /** @description What should the expert explain? */
            specialty: string;
            /**
             * @description Stage
             * @enum {string}
             */
            stage?: "before-filing" | "filed" | "discovery" | "disclosure" | "trial" | "other" | "";
            /** @description Opened at */
            started?: string;
        };
        ExpertSearch: {
            /**
             * Format: int64
             * @description Results with all words, listed first by relevance. If it's less than count, the others have most of the words.
             */
            complete: number;
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Filled if few are found: parts of the search to remove, the one that adds most results first. */
            drop: components["schemas"]["DropHint"][];
            facets: components["schemas"]["ExpertFacets"];
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description Number of experts in the index.
             */
            of: number;
            /** @description Filters that words of q name: a state, a country, a city, a language, a degree. */
            offers: components["schemas"]["FilterOffer"][];
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description q is a long text, searched by its most telling words. */
            pasted: boolean;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["ExpertCard"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
            /** @description The parts of q that count. Words that say nothing, such as "the" and "expert", are left out. */
            understood: components["schemas"]["UnderstoodWord"][];
            /**
             * Format: int64
             * @description Number of other words of a long text that could have been searched.
             */
            unused: number;
        };
        ExpertSignUp: {
            /**
             * @description Main area of expertise
             * @enum {string}
             */
            area: "engineering/structural" | "engineering/civil" | "engineering/mechanical" | "engineering/electrical" | "engineering/materials" | "engineering/geotechnical" | "engineering/fire" | "engineering/biomechanics" | "engineering/marine" | "engineering/aerospace" | "engineering/chemical" | "construction/cranes" | "construction/safety" | "construction/delay" | "construction/defects" | "construction/envelope" | "construction/cost" | "medicine/anesthesiology" | "medicine/cardiology" | "medicine/emergency" | "medicine/neurology" | "medicine/obstetrics" | "medicine/oncology" | "medicine/orthopedics" | "medicine/pediatrics" | "medicine/psychiatry" | "medicine/radiology" | "medicine/surgery" | "medicine/infectious" | "care/nursing" | "care/life-care" | "care/long-term" | "care/rehabilitation" | "care/vocational" | "pharmacology/clinical" | "pharmacology/toxicology" | "pharmacology/opioids" | "pharmacology/pharmacy" | "finance/forensic" | "finance/damages" | "finance/valuation" | "finance/banking" | "finance/securities" | "finance/tax" | "economics/earnings" | "economics/antitrust" | "economics/labor" | "economics/statistics" | "technology/forensics" | "technology/security" | "technology/software" | "technology/telecom" | "technology/ai" | "technology/discovery" | "documents/handwriting" | "documents/authentication" | "documents/linguistics" | "documents/translation" | "transport/reconstruction" | "transport/trucking" | "transport/human-factors" | "transport/rail" | "transport/aviation" | "transport/maritime" | "environment/hydrology" | "environment/geology" | "environment/contamination" | "environment/air" | "environment/hygiene" | "environment/mining" | "environment/coastal" | "property/patents-electronics" | "property/patents-life-science" | "property/trademarks" | "property/copyright" | "property/royalties" | "insurance/claims" | "insurance/underwriting" | "insurance/appraisal" | "insurance/premises" | "forensics/dna" | "forensics/firearms" | "forensics/fingerprints" | "forensics/pathology" | "forensics/police" | "forensics/corrections" | "psychology/forensic" | "psychology/neuropsychology" | "psychology/custody" | "psychology/harassment" | "psychology/education" | "agriculture/agronomy" | "agriculture/food" | "agriculture/veterinary" | "agriculture/forestry";
            /** @description Browser */
            browser?: string;
            /** @description City */
            city: string;
            /** @description Country */
            country: string;
            /** @description Email */
            email: string;
            /** @description First name */
            first_name: string;
            /** @description Institution */
            institution: string;
            /** @description Last name */
            last_name: string;
            /** @description Password */
            password: string;
            /** @description In international form, or as dialed in the country named by the member phone_country. */
            phone: string;
            phone_country?: string;
            /** @description I agree to the Terms (November 1, 2026) and have read the Privacy Policy. */
            terms: string;
            /** @description Time zone */
            time_zone: string;
        };
        ExpertsInputBody: {
            expert_ids: string[];
        };
        ExpertWitnessExperienceData: {
            /** @description Caption */
            caption: string;
            /** @description Challenges to your testimony */
            challenges?: {
                /** @description Basis */
                basis: string;
                /** @description Citation or docket entry */
                citation?: string;
                /** @description Date */
                date: string;
                /** @description Your reply */
                reply?: string;
                /**
                 * @description Ruling
                 * @enum {string}
                 */
                ruling: "denied" | "granted" | "granted-in-part" | "withdrawn" | "pending";
            }[];
            /** @description Court */
            court: string;
            /** @description Docket number */
            docket_number: string;
            /** @description Events */
            events: {
                /** @description Date */
                date: string;
                /**
                 * @description Kind
                 * @enum {string}
                 */
                kind: "deposition" | "trial" | "hearing" | "arbitration" | "report";
            }[];
            /** @description Jurisdiction */
            jurisdiction: string;
            /** @description Retaining firm */
            retaining_firm?: string;
            /** @description This matter is sealed */
            sealed?: boolean;
            /**
             * @description Retained by
             * @enum {string}
             */
            side: "plaintiff" | "defense" | "court" | "neutral";
            /** @description Subject of your opinions */
            subject?: string;
        };
        ExpiringCredits: {
            /** Format: date-time */
            at: string;
            /** Format: int64 */
            credits: number;
        };
        ExportAsked: {
            /** @description One sentence for the person who acted. */
            detail: string;
            export: components["schemas"]["DataExport"];
            /** @enum {string} */
            level: "success";
        };
        Facet: {
            code: string;
            /** Format: int64 */
            count: number;
            name: string;
            selected: boolean;
        };
        FacetList: {
            /** @description Name of the parameter. */
            code: string;
            hint: string;
            /** @description Neighbors may share one. */
            label: string;
            values: components["schemas"]["Facet"][];
        };
        FactorAdded: {
            /** @description One sentence for the person who acted. */
            detail: string;
            /** @enum {string} */
            level: "success";
            /** @description Shown once, with the account's first factor. Otherwise empty. */
            recovery_codes: string[];
        };
        FactorStruct: {
            /** @description Response to the passkey options for=set-password. */
            assertion?: unknown;
            code?: string;
            recovery_code?: string;
        };
        FactsSection: {
            /** @description Always three. */
            columns: string[];
            lead: string;
            quote: components["schemas"]["PageQuote"] | null;
            rows: components["schemas"]["PageFact"][];
            title: string;
            /** @enum {string} */
            type: "facts";
        };
        Failure: {
            /** @description What to do next, if the status alone doesn't say. */
            code?: string;
            /** @description What a conflict needs for a merge. */
            data?: {
                [key: string]: unknown;
            };
            /** @description One sentence for the person who made the request. */
            detail: string;
            /** @description Messages by field name, as sent. */
            errors?: {
                [key: string]: string[];
            };
            /** @enum {string} */
            level: "error";
        };
        FaqSection: {
            lead: string;
            questions: components["schemas"]["PageQuestion"][];
            title: string;
            /** @enum {string} */
            type: "faq";
        };
        FavoriteAdded: {
            /** Format: date-time */
            added_at: string;
            /**
             * Format: date-time
             * @description When it was changed.
             */
            at: string;
            /** @description One sentence for the person who acted. */
            detail: string;
            expert_id: string;
            /** @enum {string} */
            level: "success";
        };
        FavoriteExpert: {
            /** Format: date-time */
            added_at: string;
            expert_id: string;
        };
        FavoriteList: {
            /**
             * Format: date-time
             * @description When it was read. Whoever shows it compares this with later changes.
             */
            at: string;
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["FavoriteExpert"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        FavoriteRemoved: {
            /**
             * Format: date-time
             * @description When it was changed.
             */
            at: string;
            /** @description One sentence for the person who acted. */
            detail: string;
            /** @enum {string} */
            level: "success";
        };
        FavoritesAmong: {
            /**
             * Format: date-time
             * @description When it was read.
             */
            at: string;
            results: components["schemas"]["FavoriteExpert"][];
        };
        FeaturesSection: {
            features: components["schemas"]["PageFeature"][];
            lead: string;
            title: string;
            /** @enum {string} */
            type: "features";
        };
        FeeActivity: {
            code: string;
            name: string;
        };
        FeeBucket: {
            /** Format: int64 */
            count: number;
            /**
             * Format: int64
             * @description U.S. dollars per hour.
             */
            from: number;
            /** Format: int64 */
            to: number;
        };
        FeeFacet: {
            activities: components["schemas"]["FeeActivity"][];
            activity: string;
            /** @description Neighbors of one width, without gaps. */
            buckets: components["schemas"]["FeeBucket"][];
            /**
             * Format: int64
             * @description Experts with a rate in U.S. dollars per hour.
             */
            compared: number;
            /**
             * Format: int64
             * @description Lower limit in U.S. dollars per hour.
             */
            from: number | null;
            /**
             * Format: int64
             * @description Experts with a rate in another currency or by another unit. A limit leaves them out.
             */
            incomparable: number;
            /**
             * Format: int64
             * @description Upper limit.
             */
            to: number | null;
        };
        FeeScheduleData: {
            /** @description Cancellation */
            cancellation?: {
                /** @description Hours before */
                hours: number | null;
                /** @description Charge (%) */
                percent: number | null;
            }[];
            /**
             * @description Currency
             * @enum {string}
             */
            currency: "USD" | "CAD" | "EUR" | "GBP" | "AUD" | "CHF" | "INR" | "ILS" | "MXN" | "NZD" | "SGD";
            /** @description YYYY-MM-DD */
            effective_from: string;
            /** @description Rates */
            lines: {
                /**
                 * @description Activity
                 * @enum {string}
                 */
                activity: "review" | "research" | "report" | "deposition" | "trial" | "travel" | "site-visit" | "standby";
                /** @description Increment (minutes) */
                increment?: number | null;
                /** @description Minimum (hours) */
                minimum?: number | null;
                /** @description Minor units, or text in major units. */
                rate: (Record<string, never> | null) | number | string;
                /**
                 * @description Unit
                 * @enum {string}
                 */
                unit: "hour" | "half-day" | "day" | "flat";
            }[];
            /** @description Notes */
            notes?: string;
            /** @description Minor units, or text in major units. */
            retainer?: (Record<string, never> | null) | number | string;
            /** @description Rush surcharge (%) */
            rush_percent?: number | null;
        };
        FieldChange: {
            after: unknown;
            before: unknown;
            field: string;
            label: string;
        };
        FieldHold: {
            field: string;
            text: string;
            /**
             * Format: date-time
             * @description Null until staff decide.
             */
            until: string | null;
        };
        FilterOffer: {
            code: string;
            /**
             * Format: int64
             * @description Results with it.
             */
            count: number;
            /** @description Code of the filter. */
            filter: string;
            name: string;
            typed: string;
        };
        FooterColumn: {
            links: components["schemas"]["NavLink"][];
            title: string;
        };
        Footnote: {
            children: components["schemas"]["Inline"][];
            /** @description Unique in the body. */
            id: string;
            /** @description The editor's mark for the note. */
            mark: string;
            /** Format: int64 */
            number: number;
        };
        FootnotesBlock: {
            notes: components["schemas"]["Footnote"][];
            /** @enum {string} */
            type: "footnotes";
        };
        FormSection: {
            /** @enum {string} */
            form: "request-an-expert" | "partner-with-us" | "contact";
            lead: string;
            title: string;
            /** @enum {string} */
            type: "form";
        };
        ForumLine: {
            /**
             * Format: date-time
             * @description The date of its text.
             */
            changed_at: string;
            changed_by: string;
            /** @description YYYY-MM-DD when it was compared with its source; empty for never. */
            checked_on: string;
            code: string;
            /** @description Of the forum. */
            name: string;
            /** @description The rule; can be empty. */
            source: string;
            /** @description Not checked for a year. */
            stale: boolean;
            /** @description What its rules protect. */
            text: string;
            /** @description Where to read it; can be empty. */
            url: string;
            /** Format: int64 */
            version: number;
        };
        ForumLineChange: {
            /** @enum {string} */
            action: "added" | "changed" | "restored";
            /**
             * Format: date-time
             * @description The date of its text.
             */
            changed_at: string;
            changed_by: string;
            /** @description YYYY-MM-DD when it was compared with its source; empty for never. */
            checked_on: string;
            code: string;
            /** @description Of the forum. */
            name: string;
            /** @description The rule; can be empty. */
            source: string;
            /** @description Not checked for a year. */
            stale: boolean;
            /** @description What its rules protect. */
            text: string;
            /** @description Where to read it; can be empty. */
            url: string;
            /** Format: int64 */
            version: number;
        };
        ForumLineDetail: {
            /** @description The last one first. */
            changes: components["schemas"]["ForumLineChange"][];
            line: components["schemas"]["ForumLine"];
        };
        ForumLineForm: {
            /** @description YYYY-MM-DD */
            checked_on?: string;
            /** @description Source */
            source?: string;
            /** @description What the line says */
            text: string;
            /** @description Where to read the source */
            url?: string;
            /** @description Version */
            version: number | null;
        };
        ForumLineList: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["ForumLine"][];
            /**
             * Format: int64
             * @description How many of all lines weren't checked for a year.
             */
            stale: number;
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        GalleryBlock: {
            caption: string | null;
            pictures: components["schemas"]["Picture"][];
            /** @enum {string} */
            type: "gallery";
        };
        GrantCreditsForm: {
            /** @description Credits */
            credits: number | null;
            /** @description Days until they expire */
            days?: number | null;
            /** @description Reason */
            reason: string;
        };
        GroupName: {
            /** @enum {string} */
            name: "Attorney" | "Expert" | "Admin" | "Researcher";
        };
        GroupsForm: {
            groups: ("Attorney" | "Expert" | "Admin" | "Researcher")[];
            reason: string;
        };
        Heading: {
            id: string;
            /** Format: int64 */
            level: number;
            text: string;
        };
        HeadingBlock: {
            children: components["schemas"]["Inline"][];
            /** @description Unique in the body. */
            id: string;
            /**
             * Format: int64
             * @enum {integer}
             */
            level: 2 | 3 | 4;
            /** @enum {string} */
            type: "heading";
        };
        HeroSection: {
            eyebrow: string;
            headline: string;
            lead: string;
            /** @description At most two; the first is the main one. */
            links: components["schemas"]["NavLink"][];
            picture: components["schemas"]["Picture"] | null;
            /** @description If empty, there is no search form. */
            search_label: string;
            search_placeholder: string;
            suggestions: string[];
            /** @enum {string} */
            type: "hero";
        };
        HolderDetail: {
            balance: components["schemas"]["CreditBalance"];
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            email: string;
            id: string;
            name: string;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["CreditLine"][];
            /** @description The caller's own account, which they can't change. */
            self: boolean;
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        ImageBlock: {
            caption: string | null;
            picture: components["schemas"]["Picture"];
            /** @enum {string} */
            type: "image";
        };
        Inline: {
            bold?: boolean;
            /** @description For links: the link text. */
            children?: components["schemas"]["Inline"][];
            code?: boolean;
            /** @description For links: http, https, mailto, tel, a path on this site, or a #fragment. */
            href?: string;
            /** @description For references to a footnote: the note's id. */
            id?: string;
            italic?: boolean;
            /**
             * Format: int64
             * @description For references to a footnote: the note's number.
             */
            number?: number;
            strike?: boolean;
            /** @description Empty unless the type is text. */
            text: string;
            /** @enum {string} */
            type: "text" | "link" | "break" | "footnote";
            underline?: boolean;
        };
        InquiryDetail: {
            /** @description In the form's order, without empty ones. */
            fields: components["schemas"]["InquiryValue"][];
            inquiry: components["schemas"]["InquiryRow"];
            /** @description E.164, or empty. */
            phone: string;
            staff: components["schemas"]["Member"][];
            /** @description Oldest first. */
            steps: components["schemas"]["InquiryStep"][];
        };
        InquiryForm: {
            /** @enum {string} */
            form: "request-an-expert" | "partner-with-us" | "contact";
            /** @description Signed time when the form was opened. */
            started: string;
            /** @description Name of the hidden field. */
            trap: string;
        };
        InquiryList: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description All inquiries, by state. */
            counts: {
                [key: string]: number;
            };
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["InquiryRow"][];
            staff: components["schemas"]["Member"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        InquiryRow: {
            assignee: components["schemas"]["Member"] | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            /** @enum {string} */
            form: "request-an-expert" | "partner-with-us" | "contact";
            id: string;
            name: string;
            reference: string;
            /** @enum {string} */
            state: "unread" | "open" | "answered" | "closed" | "spam";
            subject: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
        };
        InquirySent: {
            detail: string;
            /** @enum {string} */
            level: "success";
            reference: string;
        };
        InquiryStep: {
            /** @enum {string} */
            action: "received" | "read" | "assign" | "answer" | "close" | "reopen";
            /** Format: date-time */
            at: string;
            by: string;
            /** @description The reply, or the new assignee (empty for no one). */
            text: string;
        };
        InquiryValue: {
            label: string;
            /** @description May have several lines. */
            lines: boolean;
            name: string;
            value: string;
        };
        IntellectualPropertyData: {
            /** @description Assignee */
            assignee?: string;
            /** @description Filed */
            filed?: string;
            /** @description Granted */
            granted?: string;
            /** @description Inventors */
            inventors?: string[];
            /** @description Number */
            number: string;
            /** @description Office */
            office: string;
            /** @description Published */
            published?: string;
            /**
             * @description Status
             * @enum {string}
             */
            status?: "pending" | "active" | "expired" | "abandoned" | "";
            /** @description Title */
            title: string;
            /**
             * @description Type
             * @enum {string}
             */
            type: "patent" | "application" | "design" | "trademark" | "copyright";
            /** @description Link */
            url?: string;
        };
        Invited: {
            /** @description One sentence for the person who acted. */
            detail: string;
            id: string;
            /** @enum {string} */
            level: "success";
        };
        InviteForm: {
            email: string;
            groups: ("Attorney" | "Expert" | "Admin" | "Researcher")[];
            name: string;
            reason: string;
        };
        ItemCheck: {
            by: string;
            /** @description YYYY-MM-DD */
            checked_on: string;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            grade: "document" | "source";
            id: string;
            /**
             * @description Why it no longer counts.
             * @enum {string}
             */
            lapse: "" | "aged" | "changed";
            note: string;
            url: string;
            /** @description Why it was withdrawn. */
            withdrawn: string;
            /** Format: date-time */
            withdrawn_at: string | null;
            withdrawn_by: string;
        };
        ItemContent: {
            data: unknown;
            id: string;
            title: string;
            /** @enum {string} */
            visibility: "public" | "attorneys" | "private";
        };
        ItemProof: {
            /** @description Day of the last check, YYYY-MM-DD, or null if there was none. Without a lapse, it counts. */
            checked_on: string | null;
            /** @description Last day on which that check counts or, if it has aged, counted, YYYY-MM-DD. Null if there was none or the entry has changed since. */
            counts_until: string | null;
            /** @enum {string} */
            grade: "stated" | "document" | "source";
            /**
             * @description Why the last check no longer counts: it's over 12 months old, or the entry has changed since. Empty if it counts or there was none.
             * @enum {string}
             */
            lapse: "" | "aged" | "changed";
            /** @description Where it was checked; can be empty. */
            url: string;
        };
        KeyView: {
            /** Format: date-time */
            added_at: string;
            /** @description Blocked because its counter went back, so it may have been copied. */
            blocked: boolean;
            id: string;
            name: string;
            /** Format: date-time */
            used_at: string | null;
        };
        KnownNames: {
            names: string[];
        };
        LabelCount: {
            /** Format: int64 */
            count: number;
            label: string;
            text: string;
        };
        LatestArticlesSection: {
            articles: components["schemas"]["ArticleCard"][];
            link_label: string;
            title: string;
            /** @enum {string} */
            type: "latest-articles";
        };
        LatestEpisodesSection: {
            episodes: components["schemas"]["EpisodeCard"][];
            link_label: string;
            title: string;
            /** @enum {string} */
            type: "latest-episodes";
        };
        Leaving: {
            /** @description One sentence for the person who acted. */
            detail: string;
            /** Format: date-time */
            leaving_at: string;
            /** @enum {string} */
            level: "success";
        };
        LicensesAndCertificationsData: {
            /** @description Expires */
            expires?: string;
            /** @description Issued */
            issued: string;
            /** @description Issued by */
            issuer: string;
            /** @description Jurisdiction */
            jurisdiction?: string;
            /**
             * @description Kind
             * @enum {string}
             */
            kind: "license" | "board-certification" | "certification" | "registration";
            /** @description Name */
            name: string;
            /** @description Note */
            note?: string;
            /** @description Number */
            number?: string;
            /**
             * @description Status
             * @enum {string}
             */
            status: "active" | "inactive" | "expired" | "suspended" | "revoked";
        };
        LinkInputBody: {
            /** @description Token from the link. */
            token: string;
        };
        ListBlock: {
            items: components["schemas"]["ListItem"][];
            ordered: boolean;
            /** @enum {string} */
            type: "list";
        };
        ListChoice: {
            /** Format: date-time */
            archived_at: string | null;
            /** @description Of its matter. */
            caption: string;
            court: string;
            /** Format: date-time */
            created_at: string;
            description: string;
            docket: string;
            /** Format: int64 */
            experts: number;
            /**
             * Format: int64
             * @description How many of the experts are on it.
             */
            holds: number;
            id: string;
            name: string;
            /** @description All stages in their order. */
            stages: components["schemas"]["StageCount"][];
            /** @description YYYY-MM-DD, or empty. */
            trial_on: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int64
             * @description Of the name, the description, and the matter.
             */
            version: number;
        };
        ListChoices: {
            results: components["schemas"]["ListChoice"][];
        };
        ListCode: {
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string | null;
            id: string;
            /**
             * Format: int64
             * @description How often.
             */
            opened: number;
            /** @description The latest 100 times, the last first. */
            openings: string[];
            /** @description Whom it was made for. */
            person: string;
            /** Format: date-time */
            revoked_at: string | null;
            /** @description Neither revoked nor expired. */
            works: boolean;
        };
        ListCodeDone: {
            /** Format: date-time */
            created_at: string;
            /** @description One sentence for the person who acted. */
            detail: string;
            /** Format: date-time */
            expires_at: string | null;
            id: string;
            /** @enum {string} */
            level: "success";
            /**
             * Format: int64
             * @description How often.
             */
            opened: number;
            /** @description The latest 100 times, the last first. */
            openings: string[];
            /** @description Whom it was made for. */
            person: string;
            /** Format: date-time */
            revoked_at: string | null;
            /** @description Neither revoked nor expired. */
            works: boolean;
        };
        ListCodeForm: {
            /**
             * @description Expires
             * @enum {string}
             */
            expires: "day" | "week" | "month" | "quarter" | "never";
            /** @description For */
            person: string;
        };
        ListCodeMade: {
            code: string;
            /** Format: date-time */
            created_at: string;
            /** @description One sentence for the person who acted. */
            detail: string;
            /** Format: date-time */
            expires_at: string | null;
            id: string;
            /** @enum {string} */
            level: "success";
            /**
             * Format: int64
             * @description How often.
             */
            opened: number;
            /** @description The latest 100 times, the last first. */
            openings: string[];
            /** @description Whom it was made for. */
            person: string;
            /** Format: date-time */
            revoked_at: string | null;
            /** @description Neither revoked nor expired. */
            works: boolean;
        };
        ListCodes: {
            results: components["schemas"]["ListCode"][];
        };
        ListComparison: {
            /** @description A header and the facts. The first cell of a row is its name. */
            rows: string[][];
        };
        ListComparisonFile: {
            content_type: string;
            disposition: string;
            text: string;
        };
        ListDeadline: {
            name: string;
            /** @description YYYY-MM-DD. */
            on: string;
            /** @description Of the Federal Rules of Civil Procedure. */
            rule: string;
        };
        ListDetail: {
            /** Format: date-time */
            archived_at: string | null;
            /**
             * Format: date-time
             * @description When it was read.
             */
            at: string;
            /** @description Of its matter. */
            caption: string;
            court: string;
            /** Format: date-time */
            created_at: string;
            /** @description Counted from the trial date, in federal trial courts. */
            deadlines: components["schemas"]["ListDeadline"][];
            description: string;
            docket: string;
            /** @description By stage, in their order. */
            entries: components["schemas"]["ListEntry"][];
            /** Format: int64 */
            experts: number;
            id: string;
            name: string;
            /**
             * @description What the reader can do: editors change it, and its owner also archives, deletes, and shares it.
             * @enum {string}
             */
            role: "reader" | "editor" | "owner";
            /** @description All stages in their order. */
            stages: components["schemas"]["StageCount"][];
            /** @description YYYY-MM-DD, or empty. */
            trial_on: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int64
             * @description Of the name, the description, and the matter.
             */
            version: number;
        };
        ListDetailsForm: {
            /** @description Caption */
            caption?: string;
            /** @description Court */
            court?: string;
            /** @description Description */
            description?: string;
            /** @description Docket number */
            docket?: string;
            /** @description Name */
            name: string;
            /** @description YYYY-MM-DD */
            trial_on?: string;
        };
        ListDone: {
            /** @description One sentence for the person who acted. */
            detail: string;
            id: string;
            /** @enum {string} */
            level: "success";
            name: string;
        };
        ListEntry: {
            /** Format: date-time */
            added_at: string;
            expert_id: string;
            note: string;
            /** Format: int64 */
            note_version: number;
            /** @enum {string} */
            stage: "considering" | "contacted" | "conflict-check" | "retained" | "rejected";
            /**
             * Format: int64
             * @description Of the stage and the place in it.
             */
            version: number;
        };
        ListEntryDone: {
            /** Format: date-time */
            added_at: string;
            /** @description One sentence for the person who acted. */
            detail: string;
            expert_id: string;
            /** @enum {string} */
            level: "success";
            note: string;
            /** Format: int64 */
            note_version: number;
            /** @enum {string} */
            stage: "considering" | "contacted" | "conflict-check" | "retained" | "rejected";
            /**
             * Format: int64
             * @description Of the stage and the place in it.
             */
            version: number;
        };
        ListEvent: {
            /** Format: date-time */
            at: string;
            /** @description Their name, or empty if they no longer have an account. */
            by: string;
            /** @description Empty if it concerns none or several. */
            expert_id: string;
            /** Format: int64 */
            experts: number;
            /** @enum {string} */
            kind: "added" | "removed" | "put-back" | "moved" | "noted" | "edited" | "shared" | "unshared" | "left";
            /** @description The reader did it. */
            own: boolean;
            /** @description Where an expert was moved. */
            stage: string;
        };
        ListEvents: {
            results: components["schemas"]["ListEvent"][];
        };
        ListExpertsDone: {
            /** @description One sentence for the person who acted. */
            detail: string;
            /** @description Whom the change concerned. To undo it, send them back. */
            expert_ids: string[];
            id: string;
            /** @enum {string} */
            level: "success";
            name: string;
        };
        ListItem: {
            children: components["schemas"]["Inline"][];
            list: components["schemas"]["Block"] | null;
        };
        ListMember: {
            /** Format: date-time */
            added_at: string;
            email: string;
            /** @enum {string} */
            role: "reader" | "editor";
        };
        ListMemberDone: {
            /** Format: date-time */
            added_at: string;
            /** @description One sentence for the person who acted. */
            detail: string;
            email: string;
            /** @enum {string} */
            level: "success";
            /** @enum {string} */
            role: "reader" | "editor";
        };
        ListMemberForm: {
            /** @description Email */
            email: string;
            /**
             * @description Can
             * @enum {string}
             */
            role: "reader" | "editor";
        };
        ListMembers: {
            /** @description The name of whose list it is. */
            owner: string;
            /** @description The first added first. */
            results: components["schemas"]["ListMember"][];
        };
        ListNoteForm: {
            /** @description Private note */
            note?: string;
            /** @description Version */
            version: number | null;
        };
        ListPage: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description How many are archived, or current if these are archived.
             */
            other: number;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["ListSummary"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        ListRenameForm: {
            /** @description Caption */
            caption?: string;
            /** @description Court */
            court?: string;
            /** @description Description */
            description?: string;
            /** @description Docket number */
            docket?: string;
            /** @description Name */
            name: string;
            /** @description YYYY-MM-DD */
            trial_on?: string;
            /** @description Version */
            version: number | null;
        };
        ListSummary: {
            /** Format: date-time */
            archived_at: string | null;
            /** @description Of its matter. */
            caption: string;
            court: string;
            /** Format: date-time */
            created_at: string;
            description: string;
            docket: string;
            /** Format: int64 */
            experts: number;
            id: string;
            name: string;
            /** @description All stages in their order. */
            stages: components["schemas"]["StageCount"][];
            /** @description YYYY-MM-DD, or empty. */
            trial_on: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: int64
             * @description Of the name, the description, and the matter.
             */
            version: number;
        };
        ListsUpcoming: {
            results: components["schemas"]["ListUpcoming"][];
        };
        ListUpcoming: {
            list_id: string;
            list_name: string;
            /** @description What is due, or “Trial”. */
            name: string;
            /** @description YYYY-MM-DD. */
            on: string;
            /** @description Of the Federal Rules of Civil Procedure; empty for a trial. */
            rule: string;
        };
        Login: {
            access: string;
            /**
             * Format: int64
             * @description Seconds.
             */
            access_lifetime: number;
            /** @description Secret of this browser, for X-Peritus-Browser. Its further sign-ins have a limit of their own. */
            browser: string;
            email: string;
            groups: components["schemas"]["GroupName"][];
            refresh: string;
            /**
             * Format: int64
             * @description Seconds.
             */
            refresh_lifetime: number;
            user_image: string | null;
            user_name: string;
        };
        LogosSection: {
            logos: components["schemas"]["PageLogo"][];
            title: string;
            /** @enum {string} */
            type: "logos";
        };
        LookupCandidate: {
            /** @description Identifies the work with these values, to accept it. */
            key: string;
            /** @description What to know about it, and why it can't be used. */
            notes: string[];
            /** @description The row that would be added. */
            publication: components["schemas"]["Publication"];
            /** @enum {string} */
            status: "new" | "duplicate" | "unusable";
            /** @description Whether it's new, a text, and has no namesake. */
            suggested: boolean;
            twin: components["schemas"]["LookupTwin"] | null;
        };
        LookupTwin: {
            /** @description The row in the profile, or empty for another work in the list. */
            item_id: string;
            title: string;
        };
        MarkedText: {
            found: boolean;
            text: string;
        };
        Marks: {
            summary: components["schemas"]["MarkedText"][];
            /** @description The sentence of the text that matches best; empty without one. */
            text: components["schemas"]["MarkedText"][];
            title: components["schemas"]["MarkedText"][];
        };
        Material: {
            /** @description The same for all versions of a document. */
            document: string;
            /** @description Name of the sender. */
            from: string;
            id: string;
            /**
             * @description By its content.
             * @enum {string}
             */
            kind: "pdf" | "jpeg" | "png" | "docx" | "xlsx";
            /** @description No later version was sent. */
            latest: boolean;
            name: string;
            /**
             * Format: int64
             * @description From 1, in the order of sending.
             */
            number: number;
            /**
             * Format: date-time
             * @description When the other side first downloaded it.
             */
            opened_at: string | null;
            own: boolean;
            /** Format: date-time */
            sent_at: string;
            /**
             * Format: int64
             * @description Of the message.
             */
            seq: number;
            /** @description Of the content, in hex. */
            sha256: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
            /**
             * Format: int64
             * @description From 1; 0 until it's sent.
             */
            version: number;
        };
        MaterialList: {
            /**
             * Format: date-time
             * @description When it was read.
             */
            at: string;
            /** @description Name. */
            attorney: string;
            caption: string;
            /**
             * Format: date-time
             * @description When the expert called the list complete.
             */
            complete_at: string | null;
            court: string;
            /** @description Nothing was sent since. */
            current: boolean;
            docket: string;
            /** @description Name. */
            expert: string;
            /** @description SHA-256 of the list of checksums, which can be saved. */
            hash: string;
            /**
             * Format: int64
             * @description How many files the list had then.
             */
            listed: number;
            /** @description The oldest first. */
            results: components["schemas"]["Material"][];
            /**
             * @description Of the reader.
             * @enum {string}
             */
            side: "attorney" | "expert";
        };
        Member: {
            id: string;
            name: string;
        };
        MenuEntry: {
            /** @description Also marked as current on the pages below it. */
            below: boolean;
            /** @enum {string} */
            icon: "home" | "search" | "favorites" | "lists" | "messages" | "availability" | "profile" | "overview" | "requests" | "claims" | "reports" | "forums" | "users" | "credits" | "audit" | "settings" | "none";
            label: string;
            path: string;
            /**
             * @description The menu it belongs to.
             * @enum {string}
             */
            section: "attorney" | "expert" | "staff" | "account" | "settings";
            /** @description Label for the bottom bar on phones. */
            short: string;
            /**
             * Format: int64
             * @description How much waits for the person on that page.
             */
            waits: number;
        };
        MeOnTheWebData: {
            /**
             * @description Kind
             * @enum {string}
             */
            kind: "website" | "linkedin" | "orcid" | "google-scholar" | "researchgate" | "github" | "other";
            /** @description Label */
            label?: string;
            /** @description Address */
            url: string;
        };
        MessageAttachment: {
            id: string;
            /**
             * @description By its content.
             * @enum {string}
             */
            kind: "pdf" | "jpeg" | "png" | "docx" | "xlsx";
            name: string;
            /**
             * Format: date-time
             * @description When the other side first downloaded it.
             */
            opened_at: string | null;
            /** @description Of the content, in hex. */
            sha256: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
            /**
             * Format: int64
             * @description From 1; 0 until it's sent.
             */
            version: number;
        };
        MessageDeclineForm: {
            /**
             * @description Reason
             * @enum {string}
             */
            reason: "unavailable" | "conflict" | "field" | "other";
        };
        MessageDone: {
            /** @description One sentence for the person who acted. */
            detail: string;
            /** @enum {string} */
            level: "success";
            message: components["schemas"]["MessageView"];
        };
        MessageEditForm: {
            /** @description Message */
            text: string;
            /** @description Version */
            version: number | null;
        };
        MessageLabelForm: {
            /**
             * @description Label
             * @enum {string}
             */
            label?: "compensation" | "facts" | "assumptions" | "other" | "";
        };
        MessageOpenForm: {
            /** @description Matter */
            caption: string;
            /** @description Client id */
            client_id: string;
            /** @description Court */
            court?: string;
            /** @description Send it anyway. The expert sees “Possible conflict”, but no names. */
            despite?: boolean;
            /** @description Docket number */
            docket?: string;
            /** @description Expert */
            expert_id: string;
            /** @description Parties */
            parties: {
                /** @description Name */
                name: string;
                /**
                 * @description Side
                 * @enum {string}
                 */
                side: "plaintiff" | "defense" | "other" | "opposing";
            }[];
            /** @description Subject */
            subject: string;
            /** @description Message */
            text: string;
        };
        MessageReportCloseForm: {
            /** @description What we did */
            outcome: string;
        };
        MessageReportForm: {
            /**
             * @description What is wrong?
             * @enum {string}
             */
            reason: "spam" | "abuse" | "false" | "confidential" | "other";
            /** @description Message */
            seq?: number | null;
            /** @description What should we know? */
            text?: string;
        };
        MessageReportPage: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["MessageReportView"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        MessageReportView: {
            about_id: string;
            about_name: string;
            /** @description Of that message. */
            attachments: components["schemas"]["MessageAttachment"][];
            by_id: string;
            /** @description Empty once the account is erased. */
            by_name: string;
            /** Format: date-time */
            closed_at: string | null;
            closed_by: string;
            /** Format: date-time */
            created_at: string;
            id: string;
            /** @description What staff did. */
            outcome: string;
            /** @description The message that was reported; empty if it's the whole conversation. */
            quote: string;
            /** @description In words. */
            reason: string;
            /** @description What whoever reported it wrote. */
            text: string;
        };
        MessageSendForm: {
            /** @description Files */
            attachments?: string[];
            /** @description Client id */
            client_id: string;
            /**
             * @description Label
             * @enum {string}
             */
            label?: "compensation" | "facts" | "assumptions" | "other" | "";
            /** @description Message */
            text?: string;
        };
        MessageView: {
            attachments: components["schemas"]["MessageAttachment"][];
            /** @description Of the reader's own messages; otherwise empty. */
            client_id: string;
            /** @description What it said before, oldest first. */
            earlier: components["schemas"]["EarlierText"][];
            /**
             * Format: date-time
             * @description Until when the reader can edit it, or null.
             */
            edit_until: string | null;
            /** Format: date-time */
            edited_at: string | null;
            /**
             * @description For Rule 26(b)(4)(C).
             * @enum {string}
             */
            label: "" | "compensation" | "facts" | "assumptions" | "other";
            own: boolean;
            /** Format: date-time */
            sent_at: string;
            /**
             * Format: int64
             * @description From 1, without gaps.
             */
            seq: number;
            text: string;
            /** Format: int64 */
            version: number;
        };
        Moved: {
            detail: string;
            /** @enum {string} */
            level: "success";
            /** @description Path on this site. */
            location: string;
        };
        MoveInputBody: {
            /** @description Id of the expert before this one, “start”, or empty for the end. */
            after?: string;
            /** @enum {string} */
            stage: "considering" | "contacted" | "conflict-check" | "retained" | "rejected";
            /**
             * Format: int64
             * @description Version that the person saw.
             */
            version: number;
        };
        NavCredits: {
            /**
             * Format: int64
             * @description Free to spend.
             */
            credits: number;
            low: boolean;
            /**
             * Format: int64
             * @description Free and held.
             */
            total_credits: number;
        };
        Navigation: {
            credits: components["schemas"]["NavCredits"] | null;
            dashboard_route: string;
            /**
             * @description Layout of the error screen, whatever the route.
             * @enum {string}
             */
            group_layout: "attorney" | "default" | "prelogin" | "researcher";
            /** @enum {string} */
            layout: "attorney" | "default" | "prelogin" | "researcher";
            /** @description Pages in the menus that this person can open, in order. */
            menu: components["schemas"]["MenuEntry"][];
            notifications: components["schemas"]["NavNotifications"] | null;
            /** @description Pattern of the route; empty if none matches. */
            route: string;
            session: components["schemas"]["SessionView"] | null;
            /** @enum {string} */
            token: "none" | "valid" | "expired" | "revoked" | "invalid";
            verdict: components["schemas"]["VerdictView"];
        };
        NavLink: {
            href: string;
            label: string;
        };
        NavNotifications: {
            /** @description The page with all of them, in the layout's area. */
            path: string;
            /**
             * Format: int64
             * @description Up to 100.
             */
            unread: number;
        };
        NewEmailInputBody: {
            email: string;
            /** @description The current password. */
            present?: string;
        };
        NewPasskey: {
            /** @description One sentence for the person who acted. */
            detail: string;
            /** @enum {string} */
            level: "success";
            /** @description For navigator.credentials.create, in the JSON form of WebAuthn. */
            options: unknown;
        };
        NewPasswordInputBody: {
            password: string;
            /** @description The current password. */
            present?: string;
        };
        NewProfileRow: {
            /**
             * Format: date-time
             * @description When it was last submitted.
             */
            asked_at: string;
            /**
             * Format: int64
             * @description Percent.
             */
            completeness: number;
            /** Format: date-time */
            created_at: string;
            /** @description The owner's. */
            email: string;
            expert_id: string;
            headline: string;
            /** @description What it lacks before it can be published, in words. */
            missing: string[];
            /** @description Empty while About me is. */
            name: string;
            place: string;
            refusal: components["schemas"]["ProfileRefusal"] | null;
        };
        NotificationEntry: {
            /** Format: date-time */
            at: string;
            id: string;
            /** @description Address of what it's about. */
            path: string;
            /** Format: date-time */
            read_at: string | null;
            title: string;
            /** @enum {string} */
            topic: "account" | "messages" | "searches" | "lists" | "credits" | "profile" | "staff";
        };
        NotificationItem: {
            detail: string;
            /** @description In the center. */
            in_app: boolean;
            kind: string;
            label: string;
            /** @description By email. */
            wanted: boolean;
        };
        NotificationPage: {
            /**
             * Format: int64
             * @description How long notifications are kept.
             */
            days: number;
            /** @description Send it as after to go back; null at the head. */
            newer: string | null;
            /** @description Send it as before to read on; null at the end. */
            older: string | null;
            results: components["schemas"]["NotificationEntry"][];
            /** @description Those of kinds that this person can receive. */
            topics: components["schemas"]["NotificationTopic"][];
            /**
             * Format: int64
             * @description Of all topics, up to 100.
             */
            unread: number;
        };
        NotificationSchedule: {
            /** @description When the email that comes once a day is sent. */
            digest_at: string;
            quiet: boolean;
            quiet_from: string;
            quiet_until: string;
            time_zone: string;
        };
        NotificationScheduleForm: {
            /**
             * @description Daily email
             * @enum {string}
             */
            digest_at: "00:00" | "00:30" | "01:00" | "01:30" | "02:00" | "02:30" | "03:00" | "03:30" | "04:00" | "04:30" | "05:00" | "05:30" | "06:00" | "06:30" | "07:00" | "07:30" | "08:00" | "08:30" | "09:00" | "09:30" | "10:00" | "10:30" | "11:00" | "11:30" | "12:00" | "12:30" | "13:00" | "13:30" | "14:00" | "14:30" | "15:00" | "15:30" | "16:00" | "16:30" | "17:00" | "17:30" | "18:00" | "18:30" | "19:00" | "19:30" | "20:00" | "20:30" | "21:00" | "21:30" | "22:00" | "22:30" | "23:00" | "23:30";
            /** @description Hold emails during quiet hours */
            quiet?: boolean;
            /**
             * @description From
             * @enum {string}
             */
            quiet_from: "00:00" | "00:30" | "01:00" | "01:30" | "02:00" | "02:30" | "03:00" | "03:30" | "04:00" | "04:30" | "05:00" | "05:30" | "06:00" | "06:30" | "07:00" | "07:30" | "08:00" | "08:30" | "09:00" | "09:30" | "10:00" | "10:30" | "11:00" | "11:30" | "12:00" | "12:30" | "13:00" | "13:30" | "14:00" | "14:30" | "15:00" | "15:30" | "16:00" | "16:30" | "17:00" | "17:30" | "18:00" | "18:30" | "19:00" | "19:30" | "20:00" | "20:30" | "21:00" | "21:30" | "22:00" | "22:30" | "23:00" | "23:30";
            /**
             * @description Until
             * @enum {string}
             */
            quiet_until: "00:00" | "00:30" | "01:00" | "01:30" | "02:00" | "02:30" | "03:00" | "03:30" | "04:00" | "04:30" | "05:00" | "05:30" | "06:00" | "06:30" | "07:00" | "07:30" | "08:00" | "08:30" | "09:00" | "09:30" | "10:00" | "10:30" | "11:00" | "11:30" | "12:00" | "12:30" | "13:00" | "13:30" | "14:00" | "14:30" | "15:00" | "15:30" | "16:00" | "16:30" | "17:00" | "17:30" | "18:00" | "18:30" | "19:00" | "19:30" | "20:00" | "20:30" | "21:00" | "21:30" | "22:00" | "22:30" | "23:00" | "23:30";
            /** @description Time zone */
            time_zone: string;
        };
        NotificationSettings: {
            results: components["schemas"]["NotificationItem"][];
            schedule: components["schemas"]["NotificationSchedule"];
        };
        NotificationsUnread: {
            /**
             * Format: int64
             * @description Up to 100.
             */
            unread: number;
        };
        NotificationTopic: {
            label: string;
            /** @enum {string} */
            topic: "account" | "messages" | "searches" | "lists" | "credits" | "profile" | "staff";
        };
        NumbersSection: {
            lead: string;
            numbers: components["schemas"]["PageNumber"][];
            title: string;
            /** @enum {string} */
            type: "numbers";
        };
        OfferedDeclaration: {
            /** @enum {string} */
            kind: "none" | "some";
            statement: string;
            /** @description Hash of the testimony that it covers. Send it back to sign. */
            testimony: string;
            /**
             * Format: int64
             * @description Challenges in matters that only the expert sees. With any, nothing can be signed.
             */
            withheld: number;
        };
        OrderInputBody: {
            /** @description All rows, in the new order. */
            ids: string[];
            /** @description Why; required of staff. */
            reason?: string;
        };
        OverviewSection: {
            /** Format: date-time */
            confirmed_at: string | null;
            /**
             * Format: int64
             * @description Whole days since the confirmation.
             */
            days: number | null;
            /** Format: int64 */
            items: number;
            missing: string[];
            section: string;
            /** @enum {string} */
            state: "empty" | "partial" | "done" | "stale";
            title: string;
            /**
             * Format: int64
             * @description Percent of the whole profile.
             */
            weight: number;
            /** @description Why it matters to attorneys. */
            why: string;
        };
        OverviewWarning: {
            /** @description The entry, or empty for the section as a whole. */
            item_id: string;
            /** @description Empty for the profile as a whole. */
            section: string;
            text: string;
        };
        OwnCredits: {
            balance: components["schemas"]["CreditBalance"];
            /** @description Credits can be bought online. Otherwise, people write to us. */
            online: boolean;
            rules: components["schemas"]["CreditRules"];
        };
        OwnDeclaration: {
            declaration: components["schemas"]["SignedDeclaration"] | null;
            offered: components["schemas"]["OfferedDeclaration"];
            /** @description Newest first. */
            past: components["schemas"]["SignedDeclaration"][];
            /**
             * @description Out of date: the testimony has changed since.
             * @enum {string}
             */
            state: "none" | "current" | "out-of-date";
        };
        Page: {
            /** @enum {string} */
            name: "home" | "about" | "partner-with-us" | "request-an-expert" | "become-an-expert" | "privacy-policy" | "terms-and-conditions";
            /** @description True for a preview that only an editor can see. */
            preview: boolean;
            sections: components["schemas"]["Section"][];
            seo: components["schemas"]["Seo"];
            title: string;
            /** Format: date-time */
            updated_at: string;
        };
        PageAnswering: {
            /**
             * Format: int64
             * @description Median time to the first answer; 0 if none was answered.
             */
            minutes: number;
            /** Format: int64 */
            requests: number;
            /**
             * Format: int64
             * @description Percent that were answered.
             */
            share: number;
        };
        PageAvailabilityRequest: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["AvailabilityRequest"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        PageClaimCandidate: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["ClaimCandidate"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        PageCreditLine: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["CreditLine"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        PageDeclaration: {
            /** Format: int64 */
            challenges: number;
            /** @description SHA-256 of the profile when it was signed; for attorneys only. */
            content_hash?: string;
            /** @enum {string} */
            kind: "none" | "some";
            /** Format: date-time */
            signed_at: string;
            /**
             * @description Out of date: the testimony has changed since.
             * @enum {string}
             */
            state: "current" | "out-of-date";
            statement: string;
        };
        PageFact: {
            how: string;
            often: string;
            what: string;
        };
        PageFeature: {
            /** @enum {string} */
            icon: "search" | "shield" | "record" | "message" | "list" | "clock" | "scale" | "microscope" | "pen" | "people";
            text: string;
            title: string;
        };
        PageItem: {
            /** @description The declared fields that this reader can see. */
            data: unknown;
            id: string;
            proof: components["schemas"]["ItemProof"] | null;
            title: string;
        };
        PageLogo: {
            /** @description May be empty. */
            href: string;
            name: string;
            picture: components["schemas"]["Picture"];
        };
        PageNewProfileRow: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["NewProfileRow"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        PageNumber: {
            label: string;
            note: string;
            value: string;
        };
        PagePart: {
            items: components["schemas"]["PageItem"][];
            section: string;
            title: string;
        };
        PageQuestion: {
            answer: components["schemas"]["Block"][];
            id: string;
            question: string;
        };
        PageQuote: {
            name: string;
            role: string;
            text: string;
        };
        PageRevisionView: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["RevisionView"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        PageStep: {
            text: string;
            title: string;
        };
        PageTestimonial: {
            name: string;
            picture: components["schemas"]["Picture"] | null;
            role: string;
            text: string;
        };
        PageUserRow: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["UserRow"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        PageViewedExpert: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["ViewedExpert"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        PageWay: {
            href: string;
            label: string;
            text: string;
            title: string;
        };
        ParagraphBlock: {
            children: components["schemas"]["Inline"][];
            /** @enum {string} */
            type: "paragraph";
        };
        PasskeyOptions: {
            /** @description For navigator.credentials, in the JSON form of WebAuthn. */
            options: unknown;
        };
        PasskeyOptionsInputBody: {
            /** @description A secret of this browser, to sign in with only a passkey. */
            browser?: string;
            /** @description The sign-in's challenge; for set-password, the token from the link. */
            challenge?: string;
            /** @enum {string} */
            for: "sign-in" | "second-factor" | "step-up" | "set-password";
        };
        PasskeySignInInputBody: {
            assertion: unknown;
            /** @description The browser secret that was sent when requesting the options. */
            browser: string;
        };
        PasswordLinkView: {
            /** @description The account's address, which the link was sent to, for password managers; empty unless the link is valid. */
            email: string;
            /** @description The account has no password yet. */
            invitation: boolean;
            /** @description The account's masked address; empty unless the link is valid. */
            masked_email: string;
            /** @description Ways to prove the account's second factor: totp, passkey, recovery-code. Empty if it has none. */
            methods: string[];
            /** Format: int64 */
            recovery_codes_left: number;
            /** @enum {string} */
            state: "good" | "used" | "expired" | "unknown";
        };
        PasswordStrength: {
            /** @description Why the password would be refused. */
            problems: string[];
            /** Format: int64 */
            score: number;
            word: string;
        };
        PaymentProblem: {
            /** @description Name. */
            buyer: string;
            /** @description Empty once the account is deleted, and for a refund. */
            buyer_id: string;
            /**
             * Format: int64
             * @description Of the order; 0 for a refund.
             */
            credits: number;
            /** @description Such as usd; empty if it isn't known. */
            currency: string;
            /**
             * Format: int64
             * @description Cents of the order, in U.S. dollars.
             */
            due: number;
            /** Format: date-time */
            found_at: string;
            id: string;
            /**
             * @description amount: another amount or currency was paid. erased: the buyer’s account was deleted. session: paid in another checkout. refund: a refund failed. earlier: from before reasons were kept.
             * @enum {string}
             */
            kind: "amount" | "erased" | "session" | "refund" | "earlier";
            /** @description What staff did. */
            note: string;
            /** @description Empty for a refund. */
            order_id: string;
            /**
             * Format: int64
             * @description In the smallest unit of the currency; 0 if that isn't known.
             */
            paid: number;
            /** @description Stripe's; empty if it isn't known. */
            payment_id: string;
            /** @description Stripe's id of the checkout, or of the refund. */
            reference: string;
            /** Format: date-time */
            settled_at: string | null;
            settled_by: string;
        };
        PaymentProblems: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["PaymentProblem"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        PhoneCountry: {
            /** @description ISO 3166-1 alpha-2; empty if unknown. */
            country: string;
        };
        Picture: {
            alt: string;
            caption: string | null;
            /**
             * Format: int64
             * @description In pixels; 0 if unknown.
             */
            height: number;
            /** @description Path on this site such as /uploads/x.png, or an absolute URL. */
            url: string;
            /**
             * Format: int64
             * @description In pixels; 0 if unknown.
             */
            width: number;
        };
        Podcast: {
            author: string;
            /** @description A category of Apple's directory. */
            category: string;
            copyright: string;
            cover: components["schemas"]["Picture"] | null;
            description: string;
            /**
             * Format: int64
             * @description Number of published episodes.
             */
            episodes: number;
            explicit: boolean;
            feed_url: string;
            guid: string;
            language: string;
            people: components["schemas"]["PodcastPerson"][];
            platforms: components["schemas"]["NavLink"][];
            /** @description True for a preview that only an editor can see. */
            preview: boolean;
            seo: components["schemas"]["Seo"];
            subcategory: string;
            summary: string;
            title: string;
        };
        PodcastPerson: {
            bio: string;
            href: string | null;
            name: string;
            picture: components["schemas"]["Picture"] | null;
            /** @enum {string} */
            role: "host" | "co-host" | "guest" | "producer" | "editor";
            /** @description Job title. */
            title: string;
        };
        Prepared: {
            /** @description One sentence for the person who acted. */
            detail: string;
            /** @description Empty if similar profiles exist. */
            expert_id: string;
            /** @enum {string} */
            level: "success";
            /** @description Similar profiles. If there are any, none was created. */
            twins: components["schemas"]["Twin"][];
        };
        PrepareInputBody: {
            /** @description Create it although similar profiles exist. */
            anyway?: boolean;
            area: string;
            contact_email: string;
            first_name: string;
            headline: string;
            institution: string;
            last_name: string;
            status: string;
        };
        PresentationAndConferencesData: {
            /** @description Counts as continuing legal education (CLE) */
            cle?: boolean;
            /** @description Co-presenters */
            co_presenters?: string[];
            /** @description Date */
            date: string;
            /** @description Event */
            event: string;
            /** @description Held online */
            online?: boolean;
            /** @description Place */
            place?: string;
            /**
             * @description Role
             * @enum {string}
             */
            role: "speaker" | "keynote" | "panelist" | "moderator" | "instructor" | "poster";
            /** @description Slides */
            slides?: string;
            /** @description Title */
            title: string;
        };
        Preview: {
            article?: components["schemas"]["Article"];
            episode?: components["schemas"]["Episode"];
            page?: components["schemas"]["Page"];
            podcast?: components["schemas"]["Podcast"];
            /** @description article, episode, podcast, or the name of a page. */
            uid: string;
        };
        ProfessionalHistoryData: {
            /** @description Dates */
            dates: {
                current?: boolean;
                end?: string;
                start?: string;
            } | null;
            /** @description Department */
            department?: string;
            /** @description Duties */
            duties?: string;
            /** @description Organization */
            organization: string;
            /** @description Title */
            title: string;
        };
        ProfileConfirmed: {
            detail: string;
            /** @enum {string} */
            level: "success";
            overview: components["schemas"]["ProfileOverview"];
        };
        ProfileContent: {
            expert_id: string;
            sections: components["schemas"]["SectionContent"][];
        };
        ProfileFile: {
            key: string;
            /** @enum {string} */
            kind: "pdf" | "docx" | "jpeg";
            name: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
        };
        ProfileOverview: {
            /**
             * Format: int64
             * @description Percent.
             */
            completeness: number;
            expert_id: string;
            headline: string;
            /** @description Fields of About me that can't be changed for now. */
            holds: components["schemas"]["FieldHold"][];
            /** @description It's a draft that can be submitted for review. */
            may_submit: boolean;
            /** @description What it lacks before it can be submitted or published, in words. */
            missing: string[];
            name: string;
            /** @description Empty while the page has no address. */
            public_path: string;
            refusal: components["schemas"]["ProfileRefusal"] | null;
            /** Format: int64 */
            revisions: number;
            sections: components["schemas"]["OverviewSection"][];
            slug: string;
            /** @enum {string} */
            status: "draft" | "unclaimed" | "pending" | "published" | "hidden";
            warnings: components["schemas"]["OverviewWarning"][];
        };
        ProfileRefusal: {
            /** Format: date-time */
            at: string;
            reason: string;
        };
        ProofList: {
            /** @description Every entry that can be checked. */
            results: components["schemas"]["CheckedItem"][];
            summary: components["schemas"]["Summary"];
        };
        Proposal: {
            /** @description Keep this message for 12 months and contact me about it. */
            consent: string;
            /** @description Work email */
            email: string;
            /**
             * @description Type of organization
             * @enum {string}
             */
            kind: "law-firm" | "university" | "association" | "insurer" | "press" | "other";
            /** @description Leave this empty */
            leave_blank?: string;
            /** @description What do you have in mind? */
            message: string;
            /** @description Your name */
            name: string;
            /** @description Organization */
            organization: string;
            /** @description In international form, or as dialed in the country named by the member phone_country. */
            phone?: string;
            phone_country?: string;
            /** @description Opened at */
            started?: string;
        };
        Publication: {
            authors: string[];
            container: string;
            date: string;
            doi: string;
            isbn: string;
            pages: string;
            peer_reviewed: boolean;
            pmid: string;
            retracted: boolean;
            title: string;
            type: string;
            url: string;
            volume: string;
        };
        PublicationLookup: {
            /** @description New ones first, then duplicates, then those that can't be used. */
            candidates: components["schemas"]["LookupCandidate"][];
            /**
             * Format: int64
             * @description The works in the list.
             */
            listed: number;
            orcid: string;
            /**
             * Format: int64
             * @description How many more publications the profile can hold.
             */
            room: number;
            /**
             * Format: int64
             * @description The works that DataCite has. The list may hold fewer.
             */
            total: number;
        };
        PublicationsAdded: {
            /** Format: int64 */
            added: number;
            /**
             * Format: int64
             * @description Percent of the whole profile.
             */
            completeness: number;
            detail: string;
            /** @enum {string} */
            level: "success";
            section: components["schemas"]["OverviewSection"];
            /**
             * Format: int64
             * @description Already in the profile.
             */
            skipped: number;
        };
        PublicationsData: {
            /** @description Authors */
            authors: string[];
            /** @description Journal, book, or conference */
            container?: string;
            /** @description Date */
            date: string;
            /** @description DOI */
            doi?: string;
            /** @description ISBN */
            isbn?: string;
            /** @description Pages */
            pages?: string;
            /** @description Peer reviewed */
            peer_reviewed?: boolean;
            /** @description PubMed ID */
            pmid?: string;
            /** @description Retracted */
            retracted?: boolean;
            /** @description Title */
            title: string;
            /**
             * @description Type
             * @enum {string}
             */
            type: "article" | "book" | "chapter" | "paper" | "report" | "thesis" | "standard" | "patent" | "other";
            /** @description Link */
            url?: string;
            /** @description Volume and issue */
            volume?: string;
        };
        Question: {
            /** @description The expert's reply, or empty. */
            answer: string;
            /** @description What the profile says. */
            ground: string;
            /** @description The item's id; empty for a whole section. */
            item: string;
            question: string;
            /** @description The rule that asks, such as gap or excluded. */
            rule: string;
            section: string;
        };
        QuoteBlock: {
            children: components["schemas"]["Inline"][];
            cite: string | null;
            /** @enum {string} */
            type: "quote";
        };
        QuoteSection: {
            name: string;
            role: string;
            text: string;
            /** @enum {string} */
            type: "quote";
        };
        ReadDone: {
            /** Format: int64 */
            read_seq: number;
        };
        ReadInputBody: {
            /**
             * @description Without it, all topics.
             * @enum {string}
             */
            topic?: "account" | "messages" | "searches" | "lists" | "credits" | "profile" | "staff";
            /** @description The newest one that the person saw. Newer ones stay unread. */
            until: string;
        };
        ReadInputBody1: {
            /**
             * Format: int64
             * @description The last message that was seen.
             */
            seq: number;
        };
        ReasonForm: {
            reason: string;
        };
        ReceiptView: {
            holds: boolean;
        };
        RecentChange: {
            /** @enum {string} */
            action: "add" | "save" | "remove" | "reorder" | "confirm" | "status" | "restore" | "proof";
            /** Format: date-time */
            at: string;
            by: string;
            expert_id: string;
            name: string;
            on_behalf: boolean;
            /** @description Empty for the whole profile. */
            section: string;
            title: string;
        };
        RecordForm: {
            /** @description Bar admissions */
            admissions: {
                /** @description Bar number */
                number: string;
                /** @description State */
                state: string;
                /** @description Year */
                year: number | null;
            }[];
            /** @description City */
            city: string;
            /** @description Firm */
            firm: string;
            /** @description First name */
            first_name: string;
            /** @description Last name */
            last_name: string;
            /** @description In international form, or as dialed in the country named by the member phone_country. */
            phone: string;
            phone_country?: string;
            /** @description Practice areas */
            practice_areas: ("administrative" | "antitrust" | "appellate" | "arbitration" | "banking" | "bankruptcy" | "civil-rights" | "class-actions" | "commercial" | "construction" | "consumer" | "criminal" | "data-privacy" | "elder-care" | "employment" | "energy" | "environmental" | "family" | "government-contracts" | "health-care" | "immigration" | "insurance" | "intellectual-property" | "maritime" | "mass-torts" | "medical-malpractice" | "personal-injury" | "premises" | "product-liability" | "professional-liability" | "prosecution" | "real-estate" | "securities" | "tax" | "toxic-torts" | "transportation" | "trusts-estates" | "white-collar" | "workers-compensation" | "wrongful-death")[];
            /**
             * @description Role
             * @enum {string}
             */
            role: "partner" | "associate" | "of-counsel" | "sole-practitioner" | "in-house" | "government" | "public-defender" | "legal-aid" | "other";
            /** @description State */
            state: string;
            /** @description Time zone */
            time_zone: string;
            /** @description Version */
            version: number | null;
        };
        RecordInputBody: {
            checked_on: string;
            grade: string;
            item_id: string;
            note: string;
            url: string;
            /**
             * Format: int64
             * @description The version of the entry that was checked.
             */
            version: number;
        };
        RecoveryForm: {
            email: string;
        };
        Redirect: {
            /** @description A path on this site or an https URL. */
            location: string;
            permanent: boolean;
        };
        ReferencesData: {
            /**
             * @description Consent
             * @enum {string}
             */
            consent: "requested" | "granted" | "declined" | "withdrawn";
            /** @description Email */
            email?: string;
            /** @description Name */
            name: string;
            /** @description Organization */
            organization?: string;
            /** @description In international form, or as dialed in the country named by the member phone_country. */
            phone?: string;
            phone_country?: string;
            /** @description Relationship */
            relationship: string;
            /** @description Statement */
            statement?: string;
        };
        Refreshed: {
            access: string;
            /**
             * Format: int64
             * @description Seconds.
             */
            access_lifetime: number;
            /** @description The next refresh token. The one that was sent no longer works. */
            refresh: string;
            /**
             * Format: int64
             * @description Seconds.
             */
            refresh_lifetime: number;
        };
        RefreshInputBody: {
            refresh: string;
        };
        RefusalInputBody: {
            /** @description The attorney reads it. */
            reason: string;
            /**
             * Format: int64
             * @description Version that the staff member saw.
             */
            version: number;
        };
        RefuseInputBody: {
            /** @description Sent to the expert and kept. */
            reason: string;
        };
        RenameInputBody: {
            name: string;
        };
        ReplyInputBody: {
            text: string;
            /** Format: int64 */
            version: number;
        };
        ResendInputBody: {
            browser: string;
        };
        ResendInputBody1: {
            browser: string;
            sign_up: string;
        };
        RestoreInputBody: {
            /**
             * Format: int64
             * @description The version to restore.
             */
            earlier: number;
            /**
             * Format: int64
             * @description That the person saw.
             */
            version: number;
        };
        RestoreInputBody1: {
            /** @description Required, except of experts who undo their own deletion. */
            reason?: string;
        };
        RestorePreview: {
            /** @description From the current values to the restored ones. */
            changes: components["schemas"]["FieldChange"][];
            /** @enum {string} */
            effect: "values" | "back" | "gone" | "order" | "nothing";
            /** @description What the entry is called. */
            item: string;
            revision: components["schemas"]["RevisionView"];
        };
        ResumeInputBody: {
            browser: string;
            token: string;
        };
        RevisionView: {
            /** @enum {string} */
            action: "add" | "save" | "remove" | "reorder" | "confirm" | "status" | "restore" | "proof";
            /** Format: date-time */
            at: string;
            by: string;
            changes: components["schemas"]["FieldChange"][];
            id: string;
            /** @description What the entry is called: now or, if it was deleted, before. Empty for the whole section, for a section with a single entry, and if it isn't known any more. */
            item: string;
            /** @description Empty for the whole section. */
            item_id: string;
            on_behalf: boolean;
            /** @description Why staff changed it, or why it was restored. */
            reason: string;
            /** @description Empty for the whole profile. */
            section: string;
            /** @enum {string} */
            source: "expert" | "staff" | "import";
            title: string;
        };
        RevokeCreditsForm: {
            /** @description Credits */
            credits: number | null;
            /** @description Reason */
            reason: string;
        };
        RichTextSection: {
            body: components["schemas"]["Block"][];
            /** @enum {string} */
            type: "rich-text";
        };
        Roster: {
            /**
             * Format: int64
             * @description Rows on all pages.
             */
            count: number;
            /** @description Address of the next page; null on the last. */
            next: string | null;
            /**
             * Format: int64
             * @description This page, from 1.
             */
            page: number;
            /** @description Address of the previous page; null on the first. */
            previous: string | null;
            results: components["schemas"]["RosterRow"][];
            /** @description Those who can take care of profiles. */
            staff: components["schemas"]["RosterMember"][];
            /**
             * Format: int64
             * @description Pages.
             */
            total: number;
        };
        RosterActed: {
            /** Format: int64 */
            changed: number;
            /** @description One sentence for the person who acted. */
            detail: string;
            /** @enum {string} */
            level: "success";
            refused: components["schemas"]["RosterRefusal"][];
        };
        RosterFilter: {
            /** @description A category, or category/subcategory. */
            area?: string;
            /** @description An id, 'me' or 'none'. */
            assignee?: string;
            /**
             * @description Percent.
             * @enum {string}
             */
            complete?: "0-24" | "25-49" | "50-74" | "75-99" | "100" | "0-99";
            country?: string;
            /** @description A section without entries. */
            empty?: string;
            /** @enum {string} */
            owner?: "claimed" | "unclaimed";
            /** @description Words, each matched as the beginning of a word of the name, email address, slug, or an institution. */
            q?: string;
            /** @enum {string} */
            source?: "expert" | "staff" | "import";
            /** @enum {string} */
            stale?: "yes";
            state?: string;
            /** @enum {string} */
            status?: "draft" | "unclaimed" | "pending" | "published" | "hidden";
        };
        RosterMember: {
            id: string;
            name: string;
        };
        RosterRefusal: {
            expert_id: string;
            name: string;
            why: string;
        };
        RosterRow: {
            /** @description Name of the primary area; can be empty. */
            area: string;
            /** @description Name of the member of staff who takes care of it; can be empty. */
            assignee: string;
            /** @description Whether it has an owner. */
            claimed: boolean;
            /**
             * Format: int64
             * @description Percent.
             */
            completeness: number;
            /** Format: date-time */
            created_at: string;
            expert_id: string;
            headline: string;
            /** @description Empty while About me is. */
            name: string;
            /** @description State or country; can be empty. */
            place: string;
            /** @description All sections, in order. */
            sections: components["schemas"]["RosterSection"][];
            slug: string;
            /**
             * @description Who made it.
             * @enum {string}
             */
            source: "expert" | "staff" | "import";
            /** @description A section was last confirmed over 180 days ago. */
            stale: boolean;
            /** @enum {string} */
            status: "draft" | "unclaimed" | "pending" | "published" | "hidden";
            /** Format: date-time */
            updated_at: string;
        };
        RosterSection: {
            /**
             * Format: int64
             * @description Percent.
             */
            score: number;
            section: string;
            stale: boolean;
        };
        Rulings: {
            /** Format: int64 */
            denied: number;
            /** Format: int64 */
            granted: number;
            /** Format: int64 */
            granted_in_part: number;
            /** Format: int64 */
            pending: number;
            /** Format: int64 */
            withdrawn: number;
        };
        SavedSearch: {
            /** Format: date-time */
            created_at: string;
            /** @description What else it asks for, such as a state. */
            criteria: string[];
            id: string;
            /** @description An email tells about new experts who fit. */
            mail: boolean;
            name: string;
            /**
             * Format: int64
             * @description Experts who came to fit since then.
             */
            new: number;
            /**
             * Format: date-time
             * @description When the person last looked.
             */
            opened_at: string;
            /** @description Parameters of the search, as in an address. */
            search: string;
            /**
             * Format: int64
             * @description Of name and mail.
             */
            version: number;
            /** @description Of the search. */
            words: string;
        };
        SavedSearchDone: {
            /** Format: date-time */
            created_at: string;
            /** @description What else it asks for, such as a state. */
            criteria: string[];
            /** @description One sentence for the person who acted. */
            detail: string;
            id: string;
            /** @enum {string} */
            level: "success";
            /** @description An email tells about new experts who fit. */
            mail: boolean;
            name: string;
            /**
             * Format: int64
             * @description Experts who came to fit since then.
             */
            new: number;
            /**
             * Format: date-time
             * @description When the person last looked.
             */
            opened_at: string;
            /** @description Parameters of the search, as in an address. */
            search: string;
            /**
             * Format: int64
             * @description Of name and mail.
             */
            version: number;
            /** @description Of the search. */
            words: string;
        };
        SavedSearches: {
            results: components["schemas"]["SavedSearch"][];
        };
        SavedSearchOpened: {
            /** Format: date-time */
            created_at: string;
            /** @description What else it asks for, such as a state. */
            criteria: string[];
            id: string;
            /** @description An email tells about new experts who fit. */
            mail: boolean;
            name: string;
            /**
             * Format: int64
             * @description Experts who came to fit since then.
             */
            new: number;
            /**
             * Format: date-time
             * @description When the person looked the time before.
             */
            new_since: string;
            /** @description Ids of the experts who came to fit since then, newest first, at most 100. */
            newcomers: string[];
            /**
             * Format: date-time
             * @description When the person last looked.
             */
            opened_at: string;
            /** @description Parameters of the search, as in an address. */
            search: string;
            /**
             * Format: int64
             * @description Of name and mail.
             */
            version: number;
            /** @description Of the search. */
            words: string;
        };
        SaveSearchForm: {
            /** @description Email me when a new expert fits */
            mail?: boolean;
            /** @description Name */
            name: string;
            /** @description Search */
            search?: string;
        };
        Search: {
            /** @description Parallel to the results. */
            marks: components["schemas"]["Marks"][];
            /** @description Words of the query that nothing contains, so only the others count. */
            missing: string[];
        };
        SecondFactorInputBody: {
            /** @description The browser's response for the passkey. */
            assertion?: unknown;
            challenge: string;
            code?: string;
            recovery_code?: string;
        };
        SecondFactors: {
            /**
             * Format: date-time
             * @description When the authenticator app was set up, or null.
             */
            app_since: string | null;
            passkeys: components["schemas"]["KeyView"][];
            /** @description The account has no access until one is set up. */
            pending: boolean;
            /** Format: int64 */
            recovery_codes_left: number;
            /**
             * Format: date-time
             * @description When they were created, or null.
             */
            recovery_codes_made: string | null;
            /**
             * Format: int64
             * @description How many are created at once.
             */
            recovery_codes_of: number;
            /** @description This account must have a second factor. */
            required: boolean;
        };
        /** @description One section of a page; type says which. */
        Section: components["schemas"]["HeroSection"] | components["schemas"]["StepsSection"] | components["schemas"]["FactsSection"] | components["schemas"]["LatestArticlesSection"] | components["schemas"]["LatestEpisodesSection"] | components["schemas"]["WaysSection"] | components["schemas"]["RichTextSection"] | components["schemas"]["QuoteSection"] | components["schemas"]["FeaturesSection"] | components["schemas"]["NumbersSection"] | components["schemas"]["LogosSection"] | components["schemas"]["FaqSection"] | components["schemas"]["TestimonialsSection"] | components["schemas"]["CallToActionSection"] | components["schemas"]["FormSection"];
        SectionAge: {
            /** Format: date-time */
            confirmed_at: string | null;
            /**
             * Format: int64
             * @description That this reader can see.
             */
            items: number;
            section: string;
            title: string;
        };
        SectionCatalog: {
            /** @description Long lists that several fields choose from. */
            lists: components["schemas"]["ChoiceList"][];
            sections: components["schemas"]["SectionSchema"][];
        };
        SectionContent: {
            items: components["schemas"]["ItemContent"][];
            section: string;
            title: string;
        };
        SectionFilled: {
            /** Format: int64 */
            filled: number;
            section: string;
            title: string;
        };
        SectionItem: {
            /** Format: date-time */
            created_at: string;
            /** @description The fields that the section declares. */
            data: unknown;
            /** @description What tells it apart from others with the same title; can be empty. */
            detail: string;
            /** @description The open form that saved it last, or empty. */
            form: string;
            /** @description Whether only the expert and staff see it, whatever its visibility: a sealed matter, or a reference without consent. */
            hidden: boolean;
            id: string;
            /** @description What it is called where only that shows: its title and, among the entries of a section, its detail too if several have the title. */
            name: string;
            /** Format: int64 */
            position: number;
            /** @enum {string} */
            source: "expert" | "staff" | "import";
            /** @description What the entry is called in lists. */
            title: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: int64 */
            version: number;
            /** @enum {string} */
            visibility: "public" | "attorneys" | "private";
        };
        SectionLookup: {
            /** @description The expert's ORCID iD in Me on the web, or empty. */
            orcid: string;
        };
        SectionSaved: {
            /**
             * Format: int64
             * @description Percent of the whole profile.
             */
            completeness: number;
            detail: string;
            /** @description The current item, or null. */
            item: components["schemas"]["SectionItem"];
            /** @enum {string} */
            level: "success";
            /** @description The change, to undo a deletion; empty if nothing changed. */
            revision: string;
            section: components["schemas"]["OverviewSection"];
        };
        SectionSchema: {
            code: string;
            fields: components["schemas"]["DeclaredField"][];
            intro: string;
            /**
             * Format: int64
             * @description Most rows.
             */
            max: number;
            /**
             * Format: int64
             * @description Fewest rows once the list has any.
             */
            min: number;
            /** @description What one row is called. */
            row: string;
            single: boolean;
            title: string;
            /** Format: int64 */
            weight: number;
            why: string;
        };
        SectionView: {
            /** Format: date-time */
            confirmed_at: string | null;
            /** @description The documents of the items. */
            files: components["schemas"]["ProfileFile"][];
            /** @description Fields that can't be changed for now. */
            holds: components["schemas"]["FieldHold"][];
            items: components["schemas"]["SectionItem"][];
            lookup: components["schemas"]["SectionLookup"] | null;
            overview: components["schemas"]["OverviewSection"];
            section: string;
            single: boolean;
            title: string;
        };
        Seo: {
            description: string;
            no_index: boolean;
            picture: components["schemas"]["Picture"] | null;
            title: string;
        };
        SessionItem: {
            /** @description ISO 3166-1 alpha-2 code of the sign-in's country; empty if unknown. */
            country: string;
            /** Format: date-time */
            created_at: string;
            /** @description The session that made this request. */
            current: boolean;
            /** @description Browser and system, such as 'Chrome on Windows'. */
            device: string;
            id: string;
            /** @description The account had not been used from that country before. */
            new_place: boolean;
            /**
             * Format: date-time
             * @description Last use, to within five minutes.
             */
            seen_at: string;
        };
        SessionList: {
            results: components["schemas"]["SessionItem"][];
        };
        SessionView: {
            /** @description The person hasn't agreed to the versions in force. */
            consent_due: boolean;
            dashboard_route: string;
            email: string;
            groups: string[];
            /**
             * Format: date-time
             * @description When the account will be deleted at its owner's request, or null.
             */
            leaving_at: string | null;
            user_image: string | null;
            user_name: string;
        };
        SetPasswordInputBody: {
            /** @description Required if the account has a second factor. */
            factor?: components["schemas"]["FactorStruct"];
            password: string;
            token: string;
        };
        SettlePaymentForm: {
            /** @description What we did */
            note: string;
        };
        SharedList: {
            /** @description Those whom the reader can see, by name. */
            expert_ids: string[];
            /** Format: date-time */
            expires_at: string | null;
            /** @description The reader is the owner. */
            own: boolean;
            /** @description The name of whose list it is. */
            owner: string;
            /** @description Whom the code was made for. */
            person: string;
        };
        SignedDeclaration: {
            /** @description SHA-256 of the profile as of then. */
            content_hash: string;
            /** Format: date-time */
            ended_at: string | null;
            /**
             * @description Empty for the one that stands.
             * @enum {string}
             */
            ending: "" | "withdrawn" | "superseded";
            /** @enum {string} */
            kind: "none" | "some";
            /** Format: date-time */
            signed_at: string;
            signed_name: string;
            statement: string;
        };
        SignInChallenge: {
            /** @description Send it with a proof in the second step. */
            challenge: string;
            /**
             * Format: int64
             * @description Seconds.
             */
            expires_in: number;
            /** @description Ways to prove the second factor: totp, passkey, recovery-code. */
            methods: string[];
            /** Format: int64 */
            recovery_codes_left: number;
        };
        SignInInputBody: {
            email: string;
            password: string;
        };
        SignInputBody: {
            /** @enum {string} */
            kind: "none" | "some";
            /** @description The hash that came with the statement. */
            testimony: string;
        };
        /** @description The session, or the second step where a second factor is due. */
        SignInResult: components["schemas"]["Login"] | components["schemas"]["SignInChallenge"];
        SignOutInputBody: {
            /** @description Ends its session even if the access token has expired. */
            refresh?: string;
        };
        SignUpBegun: {
            /** @description Id of the claim that it began with, or empty. */
            claim: string;
            detail: string;
            /** @description As typed in this browser. */
            email: string;
            /**
             * Format: int64
             * @description Seconds until the code expires.
             */
            expires_in: number;
            /** @enum {string} */
            kind: "attorney" | "expert" | "claim";
            /** @enum {string} */
            level: "success";
            masked_email: string;
            /**
             * Format: int64
             * @description Seconds until another code can be sent.
             */
            resend_after: number;
            /**
             * Format: int64
             * @description Codes that can still be requested this hour.
             */
            resends_left: number;
            /** @description Id of the sign-up. */
            sign_up: string;
            /**
             * Format: int64
             * @description Attempts left with this code.
             */
            tries_left: number;
        };
        SignUpOpen: {
            /** @description Why not, or empty. */
            detail: string;
            open: boolean;
        };
        SignUpProblems: {
            /** @description Messages by field. */
            problems: {
                [key: string]: string[];
            };
            strength: components["schemas"]["SignUpStrength"];
        };
        SignUpStrength: {
            /**
             * Format: int64
             * @description 0 and 1 are too easy to guess.
             */
            score: number;
            /** @description Empty if no password is typed. */
            word: string;
        };
        SimilarExpert: {
            areas: components["schemas"]["AreaRef"][];
            city: string;
            /**
             * Format: date-time
             * @description When the expert last confirmed the profile.
             */
            confirmed_at: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            country_name: string;
            /** @description Licenses and certifications. */
            credentials: string[];
            degrees: components["schemas"]["DegreeRef"][];
            expert_id: string;
            fee: components["schemas"]["CardFee"] | null;
            headline: components["schemas"]["TextRun"][];
            languages: string[];
            name: string;
            /** @description The name with its matches. */
            name_runs: components["schemas"]["TextRun"][];
            photo: string | null;
            /** @description Why the expert is listed, from what this reader can see of both. */
            reason: string;
            slug: string;
            /** @description Postal code. */
            state: string | null;
            state_name: string | null;
            testimony: components["schemas"]["CardRecord"] | null;
            /** @description One line that explains why this expert matches. */
            why: components["schemas"]["TextRun"][];
            /**
             * Format: int64
             * @description Years of experience.
             */
            years: number | null;
        };
        SimilarExperts: {
            results: components["schemas"]["SimilarExpert"][];
        };
        Site: {
            footer: components["schemas"]["SiteFooter"];
            header: components["schemas"]["NavLink"][];
        };
        SiteFooter: {
            columns: components["schemas"]["FooterColumn"][];
            note: string;
        };
        SocketTicket: {
            /** @description For one use within 30 seconds, as /ws?uuid=… */
            uuid: string;
        };
        SpokenLanguage: {
            /** @description ISO 639 code. */
            language: string;
            /** @enum {string} */
            level: "native" | "fluent" | "professional" | "conversational" | "basic";
            name: string;
        };
        StageCount: {
            /** Format: int64 */
            count: number;
            /** @description The ids of the first three. */
            first: string[];
            /** @enum {string} */
            stage: "considering" | "contacted" | "conflict-check" | "retained" | "rejected";
        };
        StateSum: {
            /** Format: int64 */
            matters: number;
            name: string;
            /** @description Postal code. */
            state: string;
        };
        StatusCount: {
            /** Format: int64 */
            count: number;
            /** @enum {string} */
            status: "draft" | "unclaimed" | "pending" | "published" | "hidden";
        };
        StepsSection: {
            steps: components["schemas"]["PageStep"][];
            title: string;
            /** @enum {string} */
            type: "steps";
        };
        StepUpInputBody: {
            assertion?: unknown;
            code?: string;
            password?: string;
            recovery_code?: string;
        };
        StepUpMethods: {
            /** @description Any of password, totp, passkey, and recovery-code. */
            methods: string[];
        };
        StrengthInputBody: {
            email?: string;
            name?: string;
            password: string;
            /** @description Token from the link that sets the password. */
            token?: string;
        };
        Suggestion: {
            detail: string;
            /**
             * @description topic: words of the field, such as a profession.
             * @enum {string}
             */
            kind: "area" | "topic" | "state" | "country" | "city" | "expert" | "organization" | "court";
            label: string;
            /** @description The label, with the typed text marked. */
            runs: components["schemas"]["TextRun"][];
            /** @description A filter's value, an expert's id, or what to search for. */
            value: string;
        };
        Suggestions: {
            results: components["schemas"]["Suggestion"][];
        };
        Summary: {
            /**
             * Format: int64
             * @description Those checked at the source.
             */
            at_source: number;
            /**
             * Format: int64
             * @description Those with a check that counts, of either grade.
             */
            checked: number;
            /**
             * Format: int64
             * @description Entries that can be checked.
             */
            items: number;
            /**
             * Format: int64
             * @description Age of the oldest check that counts, in days, or null.
             */
            oldest_days: number | null;
        };
        TableBlock: {
            caption: string | null;
            /** @description As many cells as every row. */
            header: components["schemas"]["Inline"][][];
            rows: components["schemas"]["Inline"][][][];
            /** @enum {string} */
            type: "table";
        };
        TagCount: {
            /** Format: int64 */
            count: number;
            name: string;
            slug: string;
        };
        TagList: {
            results: components["schemas"]["TagCount"][];
        };
        TagRef: {
            name: string;
            slug: string;
        };
        TenthCount: {
            /** Format: int64 */
            count: number;
            /** Format: int64 */
            from: number;
            /** Format: int64 */
            to: number;
        };
        TestimonialsSection: {
            testimonials: components["schemas"]["PageTestimonial"][];
            title: string;
            /** @enum {string} */
            type: "testimonials";
        };
        Testimony: {
            /**
             * Format: int64
             * @description Matters for a court.
             */
            court: number;
            /** @description The court of each matter, in the order of the matters. */
            courts: components["schemas"]["CourtView"][];
            /** Format: int64 */
            defense: number;
            /**
             * Format: int64
             * @description Of these, in federal court.
             */
            federal_trials: number;
            /** Format: int64 */
            matters: number;
            /** Format: int64 */
            neutral: number;
            /**
             * Format: int64
             * @description Matters for plaintiffs.
             */
            plaintiff: number;
            /**
             * Format: int64
             * @description Matters with testimony since the day in the member since.
             */
            recent: number;
            /** @description Challenges to the testimony by ruling. */
            rulings: components["schemas"]["Rulings"];
            /** @description Four years ago, YYYY-MM-DD. */
            since: string;
            /** @description Where the courts sit, most matters first. */
            states: components["schemas"]["StateSum"][];
            /**
             * Format: int64
             * @description Matters with testimony at trial.
             */
            trials: number;
        };
        TextRun: {
            found: boolean;
            text: string;
        };
        Transcript: {
            /** Format: date-time */
            answered_at: string | null;
            /** @description Name. */
            attorney: string;
            caption: string;
            conversation_id: string;
            court: string;
            decline_reason: string;
            /** Format: date-time */
            declined_at: string | null;
            docket: string;
            /** @description Name. */
            expert: string;
            /** Format: date-time */
            exported_at: string;
            /** @enum {string} */
            exported_by: "attorney" | "expert";
            /** @description peritus.conversation/1 */
            format: string;
            forum: components["schemas"]["TranscriptForum"];
            /** @description Only messages with these labels are in it; empty if all are. */
            labels: string[];
            /** @description The messages that aren't in it, without their text. */
            left_out: components["schemas"]["TranscriptOmission"][];
            /** @description In their order. */
            messages: components["schemas"]["TranscriptMessage"][];
            /** Format: date-time */
            started_at: string;
        };
        TranscriptCue: {
            /** Format: double */
            end: number;
            speaker: string | null;
            /**
             * Format: double
             * @description Seconds from the beginning.
             */
            start: number;
            text: string;
        };
        TranscriptEarlier: {
            /** Format: date-time */
            replaced_at: string;
            text: string;
        };
        TranscriptFile: {
            kind: string;
            name: string;
            /** Format: date-time */
            opened_at: string | null;
            sha256: string;
            /**
             * Format: int64
             * @description Bytes.
             */
            size: number;
            /** Format: int64 */
            version: number;
        };
        TranscriptForum: {
            /**
             * Format: date-time
             * @description Since when the line says this.
             */
            as_of: string;
            /** @description YYYY-MM-DD when it was compared with its source; empty for never. */
            checked_on: string;
            /** @description Of the forum, or of its kind. */
            name: string;
            /** @description The rule; can be empty. */
            source: string;
            /** @description What its rules protect. */
            text: string;
            /** @description Where to read it; can be empty. */
            url: string;
        };
        TranscriptMessage: {
            attachments: components["schemas"]["TranscriptFile"][];
            /** @description What it said before, oldest first. */
            earlier: components["schemas"]["TranscriptEarlier"][];
            /** Format: date-time */
            edited_at: string | null;
            /** @enum {string} */
            from: "attorney" | "expert";
            /** @description In words; empty for none. */
            label: string;
            name: string;
            /**
             * Format: int64
             * @description From 1, without gaps in the conversation.
             */
            number: number;
            /** Format: date-time */
            sent_at: string;
            text: string;
        };
        TranscriptOmission: {
            /** @enum {string} */
            from: "attorney" | "expert";
            /** @description In words; empty for none. */
            label: string;
            name: string;
            /** Format: int64 */
            number: number;
            /** Format: date-time */
            sent_at: string;
        };
        Twin: {
            expert_id: string;
            headline: string;
            name: string;
            /** @enum {string} */
            status: "draft" | "unclaimed" | "pending" | "published" | "hidden";
            /** @description What is the same. */
            why: string;
        };
        UnderstoodWord: {
            /** @description What the taxonomy added and some expert has. */
            also: string[];
            /**
             * @description The best kind of match. also: only as something else that the taxonomy knows. none: no expert has the word, so only the other words count.
             * @enum {string}
             */
            how: "exact" | "stem" | "prefix" | "typo" | "also" | "none";
            /** @description Up to five matching word forms that a result has, closest first. */
            matched: string[];
            /** @description The reader took back what the taxonomy adds. */
            plain: boolean;
            /** @description Not every result has it, because too few experts match all parts. */
            relaxed: boolean;
            /**
             * Format: int64
             * @description Results with it.
             */
            results: number;
            /**
             * @description phrase: in quotation marks. either: joined by OR. without: excluded.
             * @enum {string}
             */
            role: "word" | "phrase" | "either" | "without";
            typed: string;
        };
        UnshareInputBody: {
            email: string;
        };
        UnsubscribeInputBody: {
            /** @description From the link in the email. */
            token: string;
        };
        UserClaim: {
            /** Format: date-time */
            at: string;
            id: string;
            name: string;
            reference: string;
            state: string;
        };
        UserDetail: {
            claims: components["schemas"]["UserClaim"][];
            /** @description The person's own profile; empty if there is none. */
            expert_id: string;
            /**
             * Format: date-time
             * @description When the account will be deleted at its owner's request, or null.
             */
            leaving_at: string | null;
            second_factor: boolean;
            /** @description The caller's own account, which they can't change. */
            self: boolean;
            /** @description The browsers signed in, the most recently used first. */
            sessions: components["schemas"]["SessionItem"][];
            user: components["schemas"]["UserRow"];
        };
        UserRow: {
            /** Format: date-time */
            created_at: string;
            email: string;
            groups: string[];
            id: string;
            /**
             * Format: date-time
             * @description Null if they never signed in.
             */
            last_sign_in_at: string | null;
            name: string;
            /**
             * Format: int64
             * @description Number of browsers signed in.
             */
            sessions: number;
            /** @enum {string} */
            state: "active" | "invited" | "suspended";
        };
        VerdictView: {
            allow: boolean;
            /** @enum {string} */
            reason: "ok" | "sign-in" | "outside" | "signed-in" | "moved" | "expert-only" | "not-found" | "second-factor";
            redirect: string | null;
            /** Format: int64 */
            status: number;
        };
        VerifyInputBody: {
            browser: string;
            /** @description Secret of the browser that holds the proof of the claim. */
            claim_browser?: string;
            /** @description As typed. */
            code: string;
            sign_up: string;
            /** @description Make a new profile if the claim can no longer be used (code claim). */
            without_claim?: boolean;
        };
        Version: {
            /** @description True if the content may be out of date, for example because the CMS is down. */
            stale: boolean;
            /** @description Opaque. The same in all processes with the same content. */
            version: string;
        };
        VersionInputBody: {
            /** Format: int64 */
            version: number;
        };
        ViewedExpert: {
            expert_id: string;
            /**
             * Format: date-time
             * @description The last time.
             */
            viewed_at: string;
        };
        WaitingAdmission: {
            /** @description Whether this person can undo the decision until then. */
            can_undo: boolean;
            /** Format: date-time */
            decided_at: string | null;
            decided_by: string;
            email: string;
            firm: string;
            id: string;
            name: string;
            number: string;
            place: string;
            /** @description Of a refusal. */
            reason: string;
            register: components["schemas"]["BarRegister"] | null;
            /** @description In words. */
            role: string;
            /** @description Postal code. */
            state: string;
            state_name: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "refused";
            /** Format: date-time */
            submitted_at: string;
            /**
             * Format: date-time
             * @description When we email the attorney about the decision, or null once we did.
             */
            tells_at: string | null;
            user_id: string;
            /** Format: int64 */
            version: number;
            /** Format: int64 */
            year: number;
        };
        WaitingList: {
            /** @description What has waited longest, oldest first. */
            oldest: components["schemas"]["WaitingThing"][];
            /** @description The queues that this person can open, in order. */
            queues: components["schemas"]["WaitingQueue"][];
        };
        WaitingQueue: {
            /**
             * Format: int64
             * @description Waiting for more than two days.
             */
            late: number;
            /**
             * Format: date-time
             * @description Since when the oldest waits, or null.
             */
            oldest: string | null;
            /** @enum {string} */
            queue: "claims" | "requests" | "profiles" | "bar-admissions" | "message-reports" | "payments";
            /** Format: int64 */
            waits: number;
        };
        WaitingThing: {
            /** @description Name of the staff member who handles it; can be empty. */
            assignee: string;
            detail: string;
            id: string;
            /** @description Waiting for more than two days. */
            late: boolean;
            /** @enum {string} */
            queue: "claims" | "requests" | "profiles" | "bar-admissions" | "message-reports" | "payments";
            /** Format: date-time */
            since: string;
            /** @description Who or what it is about; can be empty. */
            title: string;
        };
        WaysSection: {
            title: string;
            /** @enum {string} */
            type: "ways";
            ways: components["schemas"]["PageWay"][];
        };
        WithdrawalForm: {
            reason: string;
        };
        WithdrawInputBody: {
            /** @description Whether they saw that it's confirmed. */
            confirmed?: boolean;
            /** @description Of the designation that the person saw. */
            id: string;
        };
        WorkPreferencesData: {
            /**
             * @description Accepting work
             * @enum {string}
             */
            accepting_work: "yes" | "limited" | "no";
            /** @description How its output is checked */
            ai_checks?: string;
            /** @description YYYY-MM-DD */
            ai_date?: string;
            /**
             * @description Use of AI in your work
             * @enum {string}
             */
            ai_use?: "none" | "search" | "drafting" | "analysis" | "";
            /** @description Blackout dates */
            blackout_dates?: {
                /** @description YYYY-MM-DD */
                from: string;
                /** @description Reason */
                reason?: string;
                /** @description YYYY-MM-DD */
                to: string;
            }[];
            /** @description YYYY-MM-DD */
            earliest_start?: string;
            /**
             * @description Employer’s consent
             * @enum {string}
             */
            employer_consent?: "not-needed" | "given" | "pending" | "refused" | "";
            /** @description YYYY-MM-DD */
            employer_consent_date?: string;
            /** @description Scope of the consent */
            employer_consent_scope?: string;
            /** @description Engagement types */
            engagement_types?: ("testifying" | "consulting" | "rebuttal" | "court-appointed" | "mediation")[];
            /** @description Private exclusion list */
            exclusions?: string[];
            /** @description Hours a week */
            hours_a_week?: number | null;
            /** @description Jurisdictions */
            jurisdictions?: string[];
            /** @description Most matters at a time */
            maximum_matters?: number | null;
            /** @description Notice (days) */
            notice_days?: number | null;
            /** @description Designated only with a receipt */
            receipt_only?: boolean;
            /** @description Subjects you can’t take */
            refused_subjects?: string;
            /** @description Works remotely */
            remote?: boolean;
            /** @description Accepts rush work */
            rush_accepted?: boolean;
            /**
             * @description Share of working time spent on testimony
             * @enum {string}
             */
            testimony_share?: "under-10" | "10-25" | "25-50" | "over-50" | "";
            /** @description YYYY-MM-DD */
            testimony_share_date?: string;
            /** @description Travel distance (miles) */
            travel_miles?: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    audit: {
        parameters: {
            query?: {
                action?: string;
                /** @description Account ID. */
                actor?: string;
                /** @description Only rows newer than this one. Ignored if before is given. */
                after?: number;
                /** @description Only rows older than this one. */
                before?: number;
                /** @description First day, in UTC. */
                from?: string;
                kind?: string;
                q?: string;
                /** @description ID of the target. */
                subject?: string;
                /** @description Last day, in UTC. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "check-audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditCheck"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "export-audit": {
        parameters: {
            query?: {
                action?: string;
                /** @description Account ID. */
                actor?: string;
                /** @description The kind of file: csv, or xlsx for Excel. */
                format?: "csv" | "xlsx";
                /** @description First day, in UTC. */
                from?: string;
                kind?: string;
                q?: string;
                /** @description ID of the target. */
                subject?: string;
                /** @description Last day, in UTC. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "bar-admissions": {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                status?: "pending" | "confirmed" | "refused";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdmissionList"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "confirm-bar-admission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "refuse-bar-admission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefusalInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "undo-bar-admission": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    claims: {
        parameters: {
            query?: {
                mode?: "email" | "sms" | "document";
                /** @description From 1. */
                page?: number;
                purpose?: "claim" | "removal";
                q?: string;
                /** @description Default: the queue's order. */
                sort?: "profile" | "-profile" | "begun" | "-begun";
                /** @description waiting: needs a decision. */
                state?: "waiting" | "all" | "pending" | "verified" | "rejected" | "expired" | "disputed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimQueue"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "claim-dossier": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDossier"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "claim-document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document_id: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "reject-claim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "verify-claim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "credit-holders": {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                /** @description Search words, each matched as a prefix of a word in the name or email address. */
                q?: string;
                /** @description owing: only those who owe credits. Ignored in a search. */
                state?: "owing";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditHolders"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "credit-holder": {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                /** @description A part of the statement. Absent: all of it. */
                show?: "spent" | "held" | "returned" | "added";
            };
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolderDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "grant-credits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantCreditsForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "revoke-credits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeCreditsForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "check-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditCheck"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "payment-problems": {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                /** @description Those that staff settled. */
                settled?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProblems"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "settle-payment-problem": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                problem_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettlePaymentForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-profiles": {
        parameters: {
            query?: {
                /** @description A category, or category/subcategory. */
                area?: string;
                /** @description An id, 'me' or 'none'. */
                assignee?: string;
                /** @description Percent. */
                complete?: "0-24" | "25-49" | "50-74" | "75-99" | "100" | "0-99";
                country?: string;
                /** @description A section without entries. */
                empty?: string;
                owner?: "claimed" | "unclaimed";
                /** @description From 1. */
                page?: number;
                /** @description Words, each matched as the beginning of a word of the name, email address, slug, or an institution. */
                q?: string;
                sort?: "name" | "-name" | "complete" | "-complete" | "changed" | "-changed" | "created" | "-created";
                source?: "expert" | "staff" | "import";
                stale?: "yes";
                state?: string;
                status?: "draft" | "unclaimed" | "pending" | "published" | "hidden";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Roster"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "prepare-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prepared"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "approve-profile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "record-check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "withdraw-check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                check_id: string;
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "refuse-profile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefuseInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "act-on-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterActed"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "export-profiles": {
        parameters: {
            query?: {
                /** @description A category, or category/subcategory. */
                area?: string;
                /** @description An id, 'me' or 'none'. */
                assignee?: string;
                /** @description Percent. */
                complete?: "0-24" | "25-49" | "50-74" | "75-99" | "100" | "0-99";
                country?: string;
                /** @description A section without entries. */
                empty?: string;
                /** @description The kind of file: csv, or xlsx for Excel. */
                format?: "csv" | "xlsx";
                owner?: "claimed" | "unclaimed";
                /** @description Words, each matched as the beginning of a word of the name, email address, slug, or an institution. */
                q?: string;
                sort?: "name" | "-name" | "complete" | "-complete" | "changed" | "-changed" | "created" | "-created";
                source?: "expert" | "staff" | "import";
                stale?: "yes";
                state?: string;
                status?: "draft" | "unclaimed" | "pending" | "published" | "hidden";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "new-profiles": {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageNewProfileRow"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-forum-lines": {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                q?: string;
                /** @description stale: not checked for a year. */
                state?: "stale";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForumLineList"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-forum-line": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForumLineDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "change-forum-line": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForumLineForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "restore-forum-line": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-message-reports": {
        parameters: {
            query?: {
                /** @description Those that staff closed. */
                closed?: boolean;
                /** @description From 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReportPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-reported-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                attachment_id: string;
                report_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "close-message-report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                report_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageReportCloseForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-admin-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOverview"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    requests: {
        parameters: {
            query?: {
                /** @description An id, 'me' or 'none'. */
                assignee?: string;
                kind?: "request-an-expert" | "partner-with-us" | "contact";
                /** @description From 1. */
                page?: number;
                q?: string;
                /** @description Default: the queue's order. */
                sort?: "name" | "-name" | "received" | "-received";
                /** @description Default: everything except closed and spam. */
                state?: "unread" | "open" | "answered" | "closed" | "spam";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquiryList"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    request: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquiryDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "answer-request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "assign-request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "close-request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "read-request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "reopen-request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VersionInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "export-requests": {
        parameters: {
            query?: {
                /** @description An id, 'me' or 'none'. */
                assignee?: string;
                /** @description The kind of file: csv, or xlsx for Excel. */
                format?: "csv" | "xlsx";
                kind?: "request-an-expert" | "partner-with-us" | "contact";
                q?: string;
                /** @description Default: the queue's order. */
                sort?: "name" | "-name" | "received" | "-received";
                /** @description Default: everything except closed and spam. */
                state?: "unread" | "open" | "answered" | "closed" | "spam";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    users: {
        parameters: {
            query?: {
                group?: "Attorney" | "Expert" | "Admin" | "Researcher";
                /** @description From 1. */
                page?: number;
                /** @description Search words, each matched as a prefix of a word in the name or email address. */
                q?: string;
                sort?: "email" | "-email" | "created" | "-created";
                state?: "active" | "invited" | "suspended";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageUserRow"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "end-chosen-sessions-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "end-sessions-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "groups-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupsForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "invite-again-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "reset-factor-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "restore-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "suspend-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "invite-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteForm"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invited"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    waiting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingList"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "attorney-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyRecord"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "save-attorney-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttorneyRecord"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-availability": {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageAvailabilityRequest"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ask-availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityAskForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityDone"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-availability": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                availability_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityRequest"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "settle-availability": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                availability_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilitySettleForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-asked": {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityAsks"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "answer-availability": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ask_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityAnswerForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "count-asked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityWaiting"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "availability-candidates": {
        parameters: {
            query: {
                /** @description Ids of experts. */
                id: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityCandidates"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "answer-availability-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityAnswerForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "check-availability-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityAsk"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "begin-claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    claim: {
        parameters: {
            query?: never;
            header?: {
                "X-Claim-Browser"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimView"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "claim-code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeInputBody2"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "send-claim-document": {
        parameters: {
            query?: never;
            header?: {
                "Content-Type"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    browser: string;
                    /**
                     * Format: binary
                     * @description PDF, JPEG, PNG, or DOCX, up to 10 MB.
                     */
                    document: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "resend-claim-code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "resume-claim": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResumeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "contest-claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContestInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "claimable-profile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimProfile"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "search-claimable": {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageClaimCandidate"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "check-conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConflictAskForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictAnswer"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    consents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentList"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    consent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreaIndex"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-area": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                area: string;
                category: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AreaPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-articles": {
        parameters: {
            query?: {
                /** @description Slug of an author. */
                author?: string;
                /** @description Slug or name of a category. */
                category?: string;
                /** @description From 1. */
                page?: number;
                /** @description Words to find in the title, summary, text, or author, as in the search for experts. */
                q?: string;
                /** @description Slug or name of a tag. */
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleList"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-article": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug, former slug, or document id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            /** @description Moved; Location is its path on the site */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moved"];
                };
            };
        };
    };
    "get-audio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the file in its URL, without the extension. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EpisodeFile"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorList"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-author": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthorPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-episodes": {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                /** @description Words to find in the title, summary, notes, transcript, or names, as in the search for experts. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EpisodeList"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-episode": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug, former slug, or document id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Episode"];
                };
            };
            /** @description Moved; Location is its path on the site */
            301: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moved"];
                };
            };
        };
    };
    "get-chapters": {
        parameters: {
            query?: never;
            header?: {
                "If-Modified-Since"?: string;
                "If-None-Match"?: string;
            };
            path: {
                /** @description Slug, former slug, or document id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    ETag?: string;
                    "Last-Modified"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json+chapters": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-transcript-srt": {
        parameters: {
            query?: never;
            header?: {
                "If-Modified-Since"?: string;
                "If-None-Match"?: string;
            };
            path: {
                /** @description Slug, former slug, or document id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    ETag?: string;
                    "Last-Modified"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/x-subrip": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-transcript-vtt": {
        parameters: {
            query?: never;
            header?: {
                "If-Modified-Since"?: string;
                "If-None-Match"?: string;
            };
            path: {
                /** @description Slug, former slug, or document id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    ETag?: string;
                    "Last-Modified"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/vtt": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-blog-atom": {
        parameters: {
            query?: {
                /** @description Slug of a category; empty for all. */
                category?: string;
            };
            header?: {
                "If-Modified-Since"?: string;
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    ETag?: string;
                    "Last-Modified"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml; charset=utf-8": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-blog-json": {
        parameters: {
            query?: {
                /** @description Slug of a category; empty for all. */
                category?: string;
            };
            header?: {
                "If-Modified-Since"?: string;
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    ETag?: string;
                    "Last-Modified"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/feed+json; charset=utf-8": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-blog-rss": {
        parameters: {
            query?: {
                /** @description Slug of a category; empty for all. */
                category?: string;
            };
            header?: {
                "If-Modified-Since"?: string;
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    ETag?: string;
                    "Last-Modified"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml; charset=utf-8": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-podcast-feed": {
        parameters: {
            query?: never;
            header?: {
                "If-Modified-Since"?: string;
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    ETag?: string;
                    "Last-Modified"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml; charset=utf-8": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-page": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-podcast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Podcast"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "preview-content": {
        parameters: {
            query: {
                token: string;
            };
            header?: {
                /** @description Secret of the browser. The first one to open the link is the only one that can. */
                "X-Preview-Browser"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "preview-audio": {
        parameters: {
            query: {
                token: string;
            };
            header?: {
                /** @description Secret of the browser. The first one to open the link is the only one that can. */
                "X-Preview-Browser"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EpisodeFile"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-redirect": {
        parameters: {
            query: {
                /** @description Path on this site. */
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Redirect"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-sitemap": {
        parameters: {
            query?: never;
            header?: {
                "If-Modified-Since"?: string;
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    ETag?: string;
                    "Last-Modified"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml; charset=utf-8": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-sitemap-part": {
        parameters: {
            query?: never;
            header?: {
                "If-Modified-Since"?: string;
                "If-None-Match"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    ETag?: string;
                    "Last-Modified"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml; charset=utf-8": string;
                };
            };
            /** @description Not modified */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "list-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Type"?: string;
                    Location?: string;
                    "X-Content-Age"?: string;
                    "X-Content-Stale"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagList"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-content-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "receive-webhook": {
        parameters: {
            query?: never;
            header?: {
                "X-Peritus-Webhook"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-conversations": {
        parameters: {
            query?: {
                box?: "inbox" | "unread" | "archived";
                /** @description From 1. */
                page?: number;
                /** @description Words of a message, a matter, or a name. All boxes are searched. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "open-conversation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageOpenForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationOpened"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-conversation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationView"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "archive-conversation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "upload-attachment": {
        parameters: {
            query?: never;
            header?: {
                "Content-Type"?: string;
                /** @description Of this file, if the request may be repeated. */
                "Idempotency-Key"?: string;
            };
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description PDF, JPEG, PNG, DOCX, or XLSX, up to 25 MB. It's deleted after a day unless a message is sent with it.
                     */
                    file: string;
                    replaces: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAttachment"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                attachment_id: string;
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "discard-attachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                attachment_id: string;
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "block-person": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-conflict": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationConflict"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-certificate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictCertificate"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "export-certificate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "decline-conversation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageDeclineForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-designation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignationView"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    designate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignationDone"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "confirm-designation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignationDone"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "withdraw-designation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignationDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "export-conversation": {
        parameters: {
            query?: {
                /** @description Only messages with these labels; all if there are none. */
                labels?: ("compensation" | "facts" | "assumptions" | "other")[];
            };
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-materials": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaterialList"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "save-checksums": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "complete-materials": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "export-materials": {
        parameters: {
            query?: {
                /** @description The kind of file: csv, or xlsx for Excel. */
                format?: "csv" | "xlsx";
            };
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "reopen-materials": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-messages": {
        parameters: {
            query?: {
                /** @description Only rows newer than this one. Ignored if before is given. */
                after?: number;
                /** @description Only rows older than this one. */
                before?: number;
            };
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CursorMessageViewInt64"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "send-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageSendForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "edit-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
                seq: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageEditForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDone"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "label-message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
                seq: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageLabelForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "mute-conversation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "agree-names": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConflictAgreeForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "add-party": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConflictPartyForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "correct-party": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConflictPartyForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "remove-party": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "read-conversation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadInputBody1"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "report-conversation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageReportForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "restore-conversation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-transcript": {
        parameters: {
            query?: {
                /** @description Only messages with these labels; all if there are none. */
                labels?: ("compensation" | "facts" | "assumptions" | "other")[];
            };
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transcript"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "unblock-person": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "unmute-conversation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                conversation_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "start-conversation": {
        parameters: {
            query: {
                expert_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationStart"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "unread-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationsUnread"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "waiting-conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationsWaiting"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "conversations-with": {
        parameters: {
            query: {
                /** @description Ids of experts. */
                id: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConversationsWith"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "own-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCredits"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "buy-credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutStarted"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "credit-order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditOrder"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "credit-quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditQuote"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "credit-statement": {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
                /** @description A part of the statement. Absent: all of it. */
                show?: "spent" | "held" | "returned" | "added";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageCreditLine"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "export-credit-statement": {
        parameters: {
            query?: {
                /** @description The kind of file: csv, or xlsx for Excel. */
                format?: "csv" | "xlsx";
                /** @description A part of the statement. Absent: all of it. */
                show?: "spent" | "held" | "returned" | "added";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "stripe-event": {
        parameters: {
            query?: never;
            header?: {
                "Stripe-Signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "search-experts": {
        parameters: {
            query?: {
                /** @description Availability. One of: yes (Accepting work), limited (Selected matters only). */
                accepting?: string[];
                /** @description category or category/subcategory. A result matches at least one value of every filter. */
                area?: string[];
                /** @description Challenges. One of: none (Declares none), some (Declares all listed), undeclared (Not declared). */
                challenges?: string[];
                /** @description country/state/city, such as US/TX/Houston, or GB//London outside countries with states. */
                city?: string[];
                /** @description ISO 3166-1 alpha-2. */
                country?: string[];
                degree?: string[];
                /** @description What the rates are for. The first activity by default. */
                fee_activity?: string;
                /** @description Lowest hourly rate in U.S. dollars. Rates in other currencies and by other units aren't compared. */
                fee_from?: number;
                /** @description Highest hourly rate. */
                fee_to?: number;
                /** @description Language. */
                language?: string[];
                /** @description License. One of: active (Active), checked (Active, checked at the source). */
                license?: string[];
                /** @description From 1. */
                page?: number;
                /** @description Parts of q that mean only themselves, without what the taxonomy adds. */
                plain?: string[];
                /** @description Search words, up to 5,000 characters. Quotation marks make a phrase, a hyphen before a word or NOT excludes it, and OR between two accepts either. The last word matches as a prefix unless a space follows it. */
                q?: string;
                /** @description Availability. One of: yes (Works remotely). */
                remote?: string[];
                /** @description Retained by. One of: plaintiff (Mostly plaintiffs), balanced (Both sides), defense (Mostly defendants). */
                side?: string[];
                /** @description Parts of q that don't count. */
                skip?: string[];
                /** @description fee: the lowest hourly rate for fee_activity first. */
                sort?: "relevance" | "confirmed" | "experience" | "name" | "fee";
                /** @description Postal code. */
                state?: string[];
                /** @description Testimony. One of: trial (Trial, last 4 years), deposition (Deposition, last 4 years), ever (Ever testified), none (None listed). */
                testimony?: string[];
                /** @description Years of experience. One of: 30 (30 or more), 20 (20 to 29), 10 (10 to 19), 0 (Under 10). */
                years?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpertSearch"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-expert": {
        parameters: {
            query?: {
                /** @description As everyone reads it, for staff only. In every status. */
                as?: "public";
            };
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpertPage"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-cross-examination": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossExamination"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "similar-experts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarExperts"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "expert-cards": {
        parameters: {
            query: {
                /** @description Ids of experts. */
                id: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpertCards"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "suggest-experts": {
        parameters: {
            query?: {
                /** @description Text typed so far, up to 200 characters. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-favorites": {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteList"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "add-favorite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteAdded"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "remove-favorite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteRemoved"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "favorites-among": {
        parameters: {
            query: {
                /** @description Ids of experts. */
                id: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoritesAmong"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "inquiry-form": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                form: "request-an-expert" | "partner-with-us" | "contact";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquiryForm"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "send-inquiry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                form: "request-an-expert" | "partner-with-us" | "contact";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpertRequest"] | components["schemas"]["Proposal"] | components["schemas"]["Contact"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InquirySent"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-known-names": {
        parameters: {
            query: {
                kind: "court" | "organization";
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownNames"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-lists": {
        parameters: {
            query?: {
                /** @description Those that are archived. */
                archived?: boolean;
                /** @description From 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPage"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "create-list": {
        parameters: {
            query?: {
                /** @description Ids of the first experts on it. */
                expert?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListDetailsForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDone"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDetail"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "rename-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRenameForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "delete-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "archive-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-codes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCodes"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "make-list-code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListCodeForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCodeMade"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "revoke-list-code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code_id: string;
                list_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCodeDone"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "export-comparison": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListComparison"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListComparisonFile"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "copy-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListEvents"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "add-to-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpertsInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListExpertsDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "note-on-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
                list_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListNoteForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListEntryDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "move-on-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
                list_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListEntryDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "put-back-on-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpertsInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListExpertsDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "remove-from-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpertsInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListExpertsDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "export-list": {
        parameters: {
            query?: {
                /** @description The kind of file: csv, or xlsx for Excel. */
                format?: "csv" | "xlsx";
            };
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMembers"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "share-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListMemberForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMemberDone"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "leave-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "unshare-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnshareInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "restore-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "undelete-list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-choices": {
        parameters: {
            query: {
                /** @description Ids of experts. */
                id: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListChoices"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-colleagues-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleaguesLists"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListsUpcoming"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-my-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileOverview"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "confirm-section": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileConfirmed"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-declaration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDeclaration"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "sign-declaration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationChanged"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "withdraw-declaration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeclarationChanged"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "submit-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    navigation: {
        parameters: {
            query: {
                /** @description The requested path, with its query. */
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Navigation"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    notifications: {
        parameters: {
            query?: {
                /** @description Only rows newer than this one. Ignored if before is given. */
                after?: string;
                /** @description Only rows older than this one. */
                before?: string;
                topic?: "account" | "messages" | "searches" | "lists" | "credits" | "profile" | "staff";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "read-notification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                notification_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "read-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "unread-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsUnread"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "passkey-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyOptionsInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptions"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ask-password-recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "check-password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordLinkView"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "password-strength": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StrengthInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordStrength"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "phone-country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneCountry"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-photo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-profile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileOverview"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-section": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionView"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "save-section": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the edit started from, so that edits of different fields merge. */
                    base?: {
                        data?: {
                            [key: string]: unknown;
                        };
                        visibility?: string;
                    };
                    /** @description The fields that the section declares. */
                    data: components["schemas"]["AboutMeData"] | components["schemas"]["FeeScheduleData"] | components["schemas"]["WorkPreferencesData"];
                    /** @description A random id of the open form. A save whose response was lost is recognized by it. */
                    form?: string;
                    /** @description Why; required of staff. */
                    reason?: string;
                    /** @description The version that was seen; left out for what is new. */
                    version?: number;
                    /**
                     * @default public
                     * @enum {string}
                     */
                    visibility?: "public" | "attorneys" | "private";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionSaved"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "add-row": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the edit started from, so that edits of different fields merge. */
                    base?: {
                        data?: {
                            [key: string]: unknown;
                        };
                        visibility?: string;
                    };
                    /** @description The fields that the section declares. */
                    data: components["schemas"]["AreaOfExpertiseData"] | components["schemas"]["AddResumeData"] | components["schemas"]["ProfessionalHistoryData"] | components["schemas"]["EducationData"] | components["schemas"]["LicensesAndCertificationsData"] | components["schemas"]["ExpertWitnessExperienceData"] | components["schemas"]["PublicationsData"] | components["schemas"]["PresentationAndConferencesData"] | components["schemas"]["AssociationMembershipsData"] | components["schemas"]["AwardsAndHonorsData"] | components["schemas"]["IntellectualPropertyData"] | components["schemas"]["MeOnTheWebData"] | components["schemas"]["ReferencesData"];
                    /** @description A random id of the open form. A save whose response was lost is recognized by it. */
                    form?: string;
                    /** @description Why; required of staff. */
                    reason?: string;
                    /** @description The version that was seen; left out for what is new. */
                    version?: number;
                    /**
                     * @default public
                     * @enum {string}
                     */
                    visibility?: "public" | "attorneys" | "private";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionSaved"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "save-row": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
                item_id: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the edit started from, so that edits of different fields merge. */
                    base?: {
                        data?: {
                            [key: string]: unknown;
                        };
                        visibility?: string;
                    };
                    /** @description The fields that the section declares. */
                    data: components["schemas"]["AreaOfExpertiseData"] | components["schemas"]["AddResumeData"] | components["schemas"]["ProfessionalHistoryData"] | components["schemas"]["EducationData"] | components["schemas"]["LicensesAndCertificationsData"] | components["schemas"]["ExpertWitnessExperienceData"] | components["schemas"]["PublicationsData"] | components["schemas"]["PresentationAndConferencesData"] | components["schemas"]["AssociationMembershipsData"] | components["schemas"]["AwardsAndHonorsData"] | components["schemas"]["IntellectualPropertyData"] | components["schemas"]["MeOnTheWebData"] | components["schemas"]["ReferencesData"];
                    /** @description A random id of the open form. A save whose response was lost is recognized by it. */
                    form?: string;
                    /** @description Why; required of staff. */
                    reason?: string;
                    /** @description The version that was seen; left out for what is new. */
                    version?: number;
                    /**
                     * @default public
                     * @enum {string}
                     */
                    visibility?: "public" | "attorneys" | "private";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionSaved"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "remove-row": {
        parameters: {
            query: {
                /** @description Why; required of staff. */
                reason?: string;
                /** @description The version that is being removed. */
                version: number;
            };
            header?: never;
            path: {
                expert_id: string;
                item_id: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionSaved"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "order-rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
                section: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionSaved"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-profile-as-of": {
        parameters: {
            query?: {
                /** @description The moment, RFC 3339; now if left out. */
                at?: string;
            };
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AsOfView"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "export-profile-as-of": {
        parameters: {
            query?: {
                /** @description The moment, RFC 3339; now if left out. */
                at?: string;
            };
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "keep-profile-file": {
        parameters: {
            query?: never;
            header?: {
                "Content-Type"?: string;
            };
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description PDF or DOCX, up to 10 MB.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileFile"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-profile-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "keep-profile-photo": {
        parameters: {
            query?: never;
            header?: {
                "Content-Type"?: string;
            };
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    crop: string;
                    /**
                     * Format: binary
                     * @description JPEG or PNG, up to 5 MB.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileFile"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Request Entity Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-profile-photo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-proofs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "find-publications": {
        parameters: {
            query?: {
                /** @description If it's empty, the one in Me on the web. */
                orcid?: string;
            };
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicationLookup"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "add-found-publications": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicationsAdded"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-revisions": {
        parameters: {
            query?: {
                /** @description Only this person's changes. */
                by?: string;
                /** @description First day, in UTC. */
                from?: string;
                /** @description From 1. */
                page?: number;
                /** @description Only this section's changes. */
                section?: string;
                /** @description Last day, in UTC. */
                to?: string;
            };
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageRevisionView"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "preview-restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
                revision_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestorePreview"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "restore-revision": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
                revision_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreInputBody1"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionSaved"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-revision-editors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditorList"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "get-public-expert": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The current slug or a former one, in any case. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExpertPage"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "check-receipt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As it was made at the confirmation. */
                receipt: string;
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptView"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "begin-removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "confirm-removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmInputBody1"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearches"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "save-search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSearchForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchDone"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "change-saved-search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSearchForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "delete-saved-search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "open-saved-search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchOpened"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "undelete-saved-search": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                search_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearchDone"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionCatalog"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "set-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetPasswordInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    settings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettings"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaving"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "keep-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "ask-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmailInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "cancel-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "check-email-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLinkView"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "confirm-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailConfirmed"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "withdraw-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "export-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportAsked"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "data-exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExports"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "data-export-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    "Content-Disposition"?: string;
                    "Content-Type"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "second-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactors"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "notification-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "choose-notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChoicesInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "change-notification-schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationScheduleForm"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "add-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPasskeyInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorAdded"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "rename-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenameInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "remove-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "begin-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPasskey"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasswordInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "make-recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorAdded"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "revoke-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenSessions"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "revoke-other-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "begin-app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppSetup"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "remove-app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "confirm-app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorAdded"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "check-shared-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "open-shared-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeInputBody1"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedList"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOutInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpOpen"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "sign-up-state": {
        parameters: {
            query?: never;
            header?: {
                "X-Sign-Up-Browser"?: string;
            };
            path: {
                sign_up: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpBegun"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "sign-up-attorney": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttorneySignUp"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpBegun"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "check-attorney-sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttorneySignUp"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpProblems"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "sign-up-claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimSignUp"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpBegun"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "check-claim-sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimSignUp"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpProblems"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "sign-up-expert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpertSignUp"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpBegun"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "check-expert-sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpertSignUp"];
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpProblems"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "resend-sign-up-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendInputBody1"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpBegun"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "verify-sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "step-up-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUpMethods"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUpInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "report-text-message": {
        parameters: {
            query?: never;
            header?: {
                /** @description sha256= and the HMAC-SHA256 of TIMESTAMP.BODY in hex, with SMS_WEBHOOK_SECRET. */
                "X-Signature"?: string;
                /** @description Unix seconds. */
                "X-Timestamp"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInResult"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "sign-in-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignInInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refreshed"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "sign-in-second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "check-unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeInputBody"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationItem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "list-viewed": {
        parameters: {
            query?: {
                /** @description From 1. */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageViewedExpert"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "clear-viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Error */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "note-viewed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                expert_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    "socket-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocketTicket"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
