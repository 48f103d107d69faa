/**
 * Shapes of the BFF's HTTP API.
 * Generated from its OpenAPI document by `npm run gen`. Never edited by hand.
 */
export interface components {
  schemas: {
    GroupRef: { name: string };
    Login: {
      access: string;
      refresh: string;
      access_lifetime: number;
      refresh_lifetime: number;
      user_name: string;
      email: string;
      groups: components["schemas"]["GroupRef"][];
      user_image: string | null;
    };
    Refreshed: { access: string; refresh: string; access_lifetime: number; refresh_lifetime: number };
    Done: { level: "success"; detail: string };
    SessionView: {
      user_name: string;
      email: string;
      groups: string[];
      user_image: string | null;
      dashboard_route: string;
      expert_id: string | null;
    };
    Verdict: {
      allow: boolean;
      redirect: string | null;
      status: number;
      reason: "ok" | "sign-in" | "outside" | "signed-in" | "moved" | "expert-only" | "not-found";
    };
    Navigation: {
      session: components["schemas"]["SessionView"] | null;
      token: "none" | "valid" | "expired" | "revoked" | "invalid";
      verdict: components["schemas"]["Verdict"];
      layout: "attorney" | "default" | "prelogin" | "researcher";
      group_layout: "attorney" | "default" | "prelogin" | "researcher";
      dashboard_route: string;
      areas: string[];
      route: string;
    };
    TextRun: { text: string; found: boolean };
    Facet: { code: string; name: string; count: number; selected: boolean };
    AreaFacet: components["schemas"]["Facet"] & { children: components["schemas"]["Facet"][] };
    UnderstoodWord: { typed: string; matched: string[]; how: "exact" | "stem" | "prefix" | "typo" | "none" };
    DropHint: { filter: "q" | "area" | "state" | "country" | "degree"; value: string; label: string; count: number };
    AreaRef: {
      category: string;
      category_name: string;
      subcategory: string;
      subcategory_name: string;
      primary: boolean;
      years: number | null;
    };
    DegreeRef: { degree: string; field: string | null; organisation: string };
    ExpertCard: {
      expert_id: string;
      slug: string;
      name: string;
      headline: components["schemas"]["TextRun"][];
      city: string;
      state: string | null;
      state_name: string | null;
      country: string;
      country_name: string;
      photo: string | null;
      areas: components["schemas"]["AreaRef"][];
      degrees: components["schemas"]["DegreeRef"][];
      languages: string[];
      years: number | null;
      confirmed_at: string;
      why: components["schemas"]["TextRun"][];
    };
    SearchFacets: {
      areas: components["schemas"]["AreaFacet"][];
      states: components["schemas"]["Facet"][];
      countries: components["schemas"]["Facet"][];
      degrees: components["schemas"]["Facet"][];
    };
    ExpertSearch: {
      count: number;
      next: string | null;
      previous: string | null;
      results: components["schemas"]["ExpertCard"][];
      total: number;
      of: number;
      page: number;
      facets: components["schemas"]["SearchFacets"];
      understood: components["schemas"]["UnderstoodWord"][];
      drop: components["schemas"]["DropHint"][];
    };
    Suggestion: {
      kind: "area" | "expert" | "organisation";
      label: string;
      detail: string;
      value: string;
      runs: components["schemas"]["TextRun"][];
    };
    Suggestions: { results: components["schemas"]["Suggestion"][] };
    SimilarExperts: { results: components["schemas"]["ExpertCard"][] };
    ExpertLanguage: { language: string; name: string; level: string };
    ExpertArea: {
      category: string;
      category_name: string;
      subcategory: string;
      subcategory_name: string;
      primary: boolean;
      years: number | null;
      keywords: string[];
    };
    ExpertDegree: {
      organisation: string;
      degree: string;
      field: string | null;
      start: string | null;
      end: string | null;
      status: string;
    };
    SectionAge: { section: string; title: string; confirmed_at: string; items: number };
    ExpertPage: {
      expert_id: string;
      slug: string;
      name: string;
      first_name: string;
      headline: string;
      bio: string;
      city: string;
      state: string | null;
      state_name: string | null;
      country: string;
      country_name: string;
      time_zone: string;
      photo: string | null;
      languages: components["schemas"]["ExpertLanguage"][];
      areas: components["schemas"]["ExpertArea"][];
      education: components["schemas"]["ExpertDegree"][];
      sections: components["schemas"]["SectionAge"][];
      confirmed_at: string;
      status: string;
      contact_email?: string;
    };
    OverviewSection: {
      section: string;
      title: string;
      state: "empty" | "partial" | "done" | "stale";
      items: number;
      confirmed_at: string | null;
      days: number | null;
      missing: string[];
      why: string;
      weight: number;
    };
    ProfileWarning: { section: string; text: string };
    ProfileOverview: {
      expert_id: string;
      slug: string;
      name: string;
      headline: string;
      status: string;
      completeness: number;
      sections: components["schemas"]["OverviewSection"][];
      warnings: components["schemas"]["ProfileWarning"][];
      public_path: string;
      revisions: number;
    };
    StatusCount: { status: string; count: number };
    CompletenessBucket: { from: number; to: number; count: number };
    SectionFilled: { section: string; title: string; filled: number };
    RecentChange: {
      expert_id: string;
      name: string;
      section: string;
      title: string;
      by: string;
      on_behalf: boolean;
      at: string;
      action: string;
    };
    AdminOverview: {
      experts: number;
      by_status: components["schemas"]["StatusCount"][];
      completeness: components["schemas"]["CompletenessBucket"][];
      sections: components["schemas"]["SectionFilled"][];
      latest: components["schemas"]["RecentChange"][];
    };
    NavLink: { label: string; href: string };
    FooterColumn: { title: string; links: components["schemas"]["NavLink"][] };
    SiteFooter: { columns: components["schemas"]["FooterColumn"][]; note: string };
    Site: { header: components["schemas"]["NavLink"][]; footer: components["schemas"]["SiteFooter"] };
    Picture: { url: string; alt: string; width: number; height: number; caption: string | null };
    Seo: { title: string; description: string; picture: components["schemas"]["Picture"] | null; no_index: boolean };
    CategoryRef: { name: string; slug: string };
    CategoryCount: { name: string; slug: string; count: number; description: string | null };
    CategoryList: { results: components["schemas"]["CategoryCount"][] };
    AuthorRef: {
      name: string;
      slug: string;
      role: string | null;
      picture: components["schemas"]["Picture"] | null;
    };
    ArticleCard: {
      id: string;
      slug: string;
      title: string;
      summary: string;
      category: components["schemas"]["CategoryRef"] | null;
      author: components["schemas"]["AuthorRef"] | null;
      picture: components["schemas"]["Picture"] | null;
      published_at: string;
      reading_minutes: number;
    };
    ArticleList: {
      count: number;
      next: string | null;
      previous: string | null;
      results: components["schemas"]["ArticleCard"][];
      total: number;
      page: number;
      category: components["schemas"]["CategoryRef"] | null;
    };
    Heading: { id: string; text: string; level: number };
    Inline: {
      type: "text" | "link" | "break";
      text?: string;
      bold?: boolean;
      italic?: boolean;
      underline?: boolean;
      strike?: boolean;
      code?: boolean;
      href?: string;
      children?: components["schemas"]["Inline"][];
    };
    ListItem: { children: components["schemas"]["Inline"][]; list: components["schemas"]["Block"] | null };
    Block: {
      type:
        | "paragraph"
        | "heading"
        | "list"
        | "quote"
        | "code"
        | "image"
        | "table"
        | "callout"
        | "gallery"
        | "divider";
      children?: components["schemas"]["Inline"][];
      level?: number;
      id?: string;
      ordered?: boolean;
      items?: components["schemas"]["ListItem"][];
      cite?: string | null;
      language?: string | null;
      text?: string;
      picture?: components["schemas"]["Picture"];
      pictures?: components["schemas"]["Picture"][];
      caption?: string | null;
      header?: components["schemas"]["Inline"][][];
      rows?: components["schemas"]["Inline"][][][];
      tone?: "note" | "caution";
      title?: string | null;
    };
    Article: components["schemas"]["ArticleCard"] & {
      updated_at: string;
      body: components["schemas"]["Block"][];
      contents: components["schemas"]["Heading"][];
      seo: components["schemas"]["Seo"];
      author_bio: string | null;
      related: components["schemas"]["ArticleCard"][];
      preview: boolean;
    };
    Step: { title: string; text: string };
    FactRow: { what: string; how: string; often: string };
    HomeQuote: { text: string; name: string; role: string };
    Way: { title: string; text: string; label: string; href: string };
    HomeSection: {
      type: "hero" | "steps" | "facts" | "latest-articles" | "ways" | "rich-text" | "quote";
      headline?: string;
      lead?: string;
      search_label?: string;
      search_placeholder?: string;
      suggestions?: string[];
      title?: string;
      steps?: components["schemas"]["Step"][];
      quote?: components["schemas"]["HomeQuote"] | null;
      columns?: string[];
      rows?: components["schemas"]["FactRow"][];
      link_label?: string;
      articles?: components["schemas"]["ArticleCard"][];
      ways?: components["schemas"]["Way"][];
      body?: components["schemas"]["Block"][];
      text?: string;
      name?: string;
      role?: string;
    };
    HomePage: {
      title: string;
      seo: components["schemas"]["Seo"] | null;
      sections: components["schemas"]["HomeSection"][];
    };
  };
}
