"use strict";

// Apple's list of subcategories. Categories that are not listed have none.
const SUBCATEGORIES = {
  Arts: ["Books", "Design", "Fashion & Beauty", "Food", "Performing Arts", "Visual Arts"],
  Business: ["Careers", "Entrepreneurship", "Investing", "Management", "Marketing", "Non-Profit"],
  Comedy: ["Comedy Interviews", "Improv", "Stand-Up"],
  Education: ["Courses", "How To", "Language Learning", "Self-Improvement"],
  Fiction: ["Comedy Fiction", "Drama", "Science Fiction"],
  "Health & Fitness": [
    "Alternative Health",
    "Fitness",
    "Medicine",
    "Mental Health",
    "Nutrition",
    "Sexuality",
  ],
  "Kids & Family": ["Education for Kids", "Parenting", "Pets & Animals", "Stories for Kids"],
  Leisure: [
    "Animation & Manga",
    "Automotive",
    "Aviation",
    "Crafts",
    "Games",
    "Hobbies",
    "Home & Garden",
    "Video Games",
  ],
  Music: ["Music Commentary", "Music History", "Music Interviews"],
  News: [
    "Business News",
    "Daily News",
    "Entertainment News",
    "News Commentary",
    "Politics",
    "Sports News",
    "Tech News",
  ],
  "Religion & Spirituality": [
    "Buddhism",
    "Christianity",
    "Hinduism",
    "Islam",
    "Judaism",
    "Religion",
    "Spirituality",
  ],
  Science: [
    "Astronomy",
    "Chemistry",
    "Earth Sciences",
    "Life Sciences",
    "Mathematics",
    "Natural Sciences",
    "Nature",
    "Physics",
    "Social Sciences",
  ],
  "Society & Culture": [
    "Documentary",
    "Personal Journals",
    "Philosophy",
    "Places & Travel",
    "Relationships",
  ],
  Sports: [
    "Baseball",
    "Basketball",
    "Cricket",
    "Fantasy Sports",
    "Football",
    "Golf",
    "Hockey",
    "Rugby",
    "Running",
    "Soccer",
    "Swimming",
    "Tennis",
    "Volleyball",
    "Wilderness",
    "Wrestling",
  ],
  "TV & Film": ["After Shows", "Film History", "Film Interviews", "Film Reviews", "TV Reviews"],
};
const LEAST = 1400;
const MOST = 3000;

/**
 * Returns the problems for which podcast directories would refuse a show.
 *
 * @param {{category: string, subcategory: string | null, cover: {width: number, height: number} | null}} show
 * @returns {{path: string[], message: string}[]}
 */
function showProblems({ category, subcategory, cover }) {
  const problems = [];
  if (!cover) {
    problems.push({
      path: ["cover"],
      message: "Add a cover. Directories don’t list a show without one.",
    });
  } else if (cover.width !== cover.height || cover.width < LEAST || cover.width > MOST) {
    problems.push({
      path: ["cover"],
      message: `The cover is ${cover.width} by ${cover.height} pixels. It must be a square, 1,400 to 3,000 pixels wide.`,
    });
  }
  const known = SUBCATEGORIES[category] ?? [];
  if (subcategory && !known.includes(subcategory)) {
    const choice =
      known.length > 0
        ? `Choose one of ${known.join(", ")}, or none.`
        : "That category has no subcategories.";
    problems.push({
      path: ["subcategory"],
      message: `"${subcategory}" is not a subcategory of ${category}. ${choice}`,
    });
  }
  return problems;
}

module.exports = { showProblems };
