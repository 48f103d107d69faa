// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { Choice } from "../declared-form";

export const languages: readonly Choice[] = [
 {
  "value": "ab",
  "label": "Abkhazian"
 },
 {
  "value": "aa",
  "label": "Afar"
 },
 {
  "value": "af",
  "label": "Afrikaans"
 },
 {
  "value": "ak",
  "label": "Akan"
 },
 {
  "value": "sq",
  "label": "Albanian"
 },
 {
  "value": "ase",
  "label": "American Sign Language"
 },
 {
  "value": "am",
  "label": "Amharic"
 },
 {
  "value": "ar",
  "label": "Arabic"
 },
 {
  "value": "an",
  "label": "Aragonese"
 },
 {
  "value": "hy",
  "label": "Armenian"
 },
 {
  "value": "as",
  "label": "Assamese"
 },
 {
  "value": "av",
  "label": "Avaric"
 },
 {
  "value": "ae",
  "label": "Avestan"
 },
 {
  "value": "ay",
  "label": "Aymara"
 },
 {
  "value": "az",
  "label": "Azerbaijani"
 },
 {
  "value": "bm",
  "label": "Bambara"
 },
 {
  "value": "ba",
  "label": "Bashkir"
 },
 {
  "value": "eu",
  "label": "Basque"
 },
 {
  "value": "be",
  "label": "Belarusian"
 },
 {
  "value": "bn",
  "label": "Bengali"
 },
 {
  "value": "bi",
  "label": "Bislama"
 },
 {
  "value": "bs",
  "label": "Bosnian"
 },
 {
  "value": "br",
  "label": "Breton"
 },
 {
  "value": "bg",
  "label": "Bulgarian"
 },
 {
  "value": "my",
  "label": "Burmese"
 },
 {
  "value": "yue",
  "label": "Cantonese"
 },
 {
  "value": "ca",
  "label": "Catalan"
 },
 {
  "value": "ceb",
  "label": "Cebuano"
 },
 {
  "value": "ch",
  "label": "Chamorro"
 },
 {
  "value": "ce",
  "label": "Chechen"
 },
 {
  "value": "ny",
  "label": "Chichewa"
 },
 {
  "value": "zh",
  "label": "Chinese"
 },
 {
  "value": "cu",
  "label": "Church Slavonic"
 },
 {
  "value": "cv",
  "label": "Chuvash"
 },
 {
  "value": "kw",
  "label": "Cornish"
 },
 {
  "value": "co",
  "label": "Corsican"
 },
 {
  "value": "cr",
  "label": "Cree"
 },
 {
  "value": "hr",
  "label": "Croatian"
 },
 {
  "value": "cs",
  "label": "Czech"
 },
 {
  "value": "da",
  "label": "Danish"
 },
 {
  "value": "prs",
  "label": "Dari"
 },
 {
  "value": "dv",
  "label": "Divehi"
 },
 {
  "value": "nl",
  "label": "Dutch"
 },
 {
  "value": "dz",
  "label": "Dzongkha"
 },
 {
  "value": "en",
  "label": "English"
 },
 {
  "value": "eo",
  "label": "Esperanto"
 },
 {
  "value": "et",
  "label": "Estonian"
 },
 {
  "value": "ee",
  "label": "Ewe"
 },
 {
  "value": "fo",
  "label": "Faroese"
 },
 {
  "value": "fj",
  "label": "Fijian"
 },
 {
  "value": "fil",
  "label": "Filipino"
 },
 {
  "value": "fi",
  "label": "Finnish"
 },
 {
  "value": "fr",
  "label": "French"
 },
 {
  "value": "ff",
  "label": "Fulah"
 },
 {
  "value": "gd",
  "label": "Gaelic"
 },
 {
  "value": "gl",
  "label": "Galician"
 },
 {
  "value": "lg",
  "label": "Ganda"
 },
 {
  "value": "ka",
  "label": "Georgian"
 },
 {
  "value": "de",
  "label": "German"
 },
 {
  "value": "el",
  "label": "Greek"
 },
 {
  "value": "kl",
  "label": "Greenlandic"
 },
 {
  "value": "gn",
  "label": "Guarani"
 },
 {
  "value": "gu",
  "label": "Gujarati"
 },
 {
  "value": "ht",
  "label": "Haitian Creole"
 },
 {
  "value": "ha",
  "label": "Hausa"
 },
 {
  "value": "haw",
  "label": "Hawaiian"
 },
 {
  "value": "he",
  "label": "Hebrew"
 },
 {
  "value": "hz",
  "label": "Herero"
 },
 {
  "value": "hi",
  "label": "Hindi"
 },
 {
  "value": "ho",
  "label": "Hiri Motu"
 },
 {
  "value": "hmn",
  "label": "Hmong"
 },
 {
  "value": "hu",
  "label": "Hungarian"
 },
 {
  "value": "is",
  "label": "Icelandic"
 },
 {
  "value": "io",
  "label": "Ido"
 },
 {
  "value": "ig",
  "label": "Igbo"
 },
 {
  "value": "ilo",
  "label": "Ilocano"
 },
 {
  "value": "id",
  "label": "Indonesian"
 },
 {
  "value": "ia",
  "label": "Interlingua"
 },
 {
  "value": "ie",
  "label": "Interlingue"
 },
 {
  "value": "iu",
  "label": "Inuktitut"
 },
 {
  "value": "ik",
  "label": "Inupiaq"
 },
 {
  "value": "ga",
  "label": "Irish"
 },
 {
  "value": "it",
  "label": "Italian"
 },
 {
  "value": "ja",
  "label": "Japanese"
 },
 {
  "value": "jv",
  "label": "Javanese"
 },
 {
  "value": "kn",
  "label": "Kannada"
 },
 {
  "value": "kr",
  "label": "Kanuri"
 },
 {
  "value": "ks",
  "label": "Kashmiri"
 },
 {
  "value": "kk",
  "label": "Kazakh"
 },
 {
  "value": "km",
  "label": "Khmer"
 },
 {
  "value": "ki",
  "label": "Kikuyu"
 },
 {
  "value": "rw",
  "label": "Kinyarwanda"
 },
 {
  "value": "kv",
  "label": "Komi"
 },
 {
  "value": "kg",
  "label": "Kongo"
 },
 {
  "value": "ko",
  "label": "Korean"
 },
 {
  "value": "kj",
  "label": "Kuanyama"
 },
 {
  "value": "ku",
  "label": "Kurdish"
 },
 {
  "value": "ky",
  "label": "Kyrgyz"
 },
 {
  "value": "lo",
  "label": "Lao"
 },
 {
  "value": "la",
  "label": "Latin"
 },
 {
  "value": "lv",
  "label": "Latvian"
 },
 {
  "value": "li",
  "label": "Limburgish"
 },
 {
  "value": "ln",
  "label": "Lingala"
 },
 {
  "value": "lt",
  "label": "Lithuanian"
 },
 {
  "value": "lu",
  "label": "Luba-Katanga"
 },
 {
  "value": "lb",
  "label": "Luxembourgish"
 },
 {
  "value": "mk",
  "label": "Macedonian"
 },
 {
  "value": "mg",
  "label": "Malagasy"
 },
 {
  "value": "ms",
  "label": "Malay"
 },
 {
  "value": "ml",
  "label": "Malayalam"
 },
 {
  "value": "mt",
  "label": "Maltese"
 },
 {
  "value": "cmn",
  "label": "Mandarin"
 },
 {
  "value": "gv",
  "label": "Manx"
 },
 {
  "value": "mi",
  "label": "Maori"
 },
 {
  "value": "mr",
  "label": "Marathi"
 },
 {
  "value": "mh",
  "label": "Marshallese"
 },
 {
  "value": "mn",
  "label": "Mongolian"
 },
 {
  "value": "na",
  "label": "Nauru"
 },
 {
  "value": "nv",
  "label": "Navajo"
 },
 {
  "value": "ng",
  "label": "Ndonga"
 },
 {
  "value": "ne",
  "label": "Nepali"
 },
 {
  "value": "nd",
  "label": "North Ndebele"
 },
 {
  "value": "se",
  "label": "Northern Sami"
 },
 {
  "value": "no",
  "label": "Norwegian"
 },
 {
  "value": "nb",
  "label": "Norwegian Bokmål"
 },
 {
  "value": "nn",
  "label": "Norwegian Nynorsk"
 },
 {
  "value": "oc",
  "label": "Occitan"
 },
 {
  "value": "oj",
  "label": "Ojibwa"
 },
 {
  "value": "or",
  "label": "Oriya"
 },
 {
  "value": "om",
  "label": "Oromo"
 },
 {
  "value": "os",
  "label": "Ossetian"
 },
 {
  "value": "pi",
  "label": "Pali"
 },
 {
  "value": "ps",
  "label": "Pashto"
 },
 {
  "value": "fa",
  "label": "Persian"
 },
 {
  "value": "pl",
  "label": "Polish"
 },
 {
  "value": "pt",
  "label": "Portuguese"
 },
 {
  "value": "pa",
  "label": "Punjabi"
 },
 {
  "value": "qu",
  "label": "Quechua"
 },
 {
  "value": "ro",
  "label": "Romanian"
 },
 {
  "value": "rm",
  "label": "Romansh"
 },
 {
  "value": "rn",
  "label": "Rundi"
 },
 {
  "value": "ru",
  "label": "Russian"
 },
 {
  "value": "sm",
  "label": "Samoan"
 },
 {
  "value": "sg",
  "label": "Sango"
 },
 {
  "value": "sa",
  "label": "Sanskrit"
 },
 {
  "value": "sc",
  "label": "Sardinian"
 },
 {
  "value": "sr",
  "label": "Serbian"
 },
 {
  "value": "sn",
  "label": "Shona"
 },
 {
  "value": "ii",
  "label": "Sichuan Yi"
 },
 {
  "value": "scn",
  "label": "Sicilian"
 },
 {
  "value": "sd",
  "label": "Sindhi"
 },
 {
  "value": "si",
  "label": "Sinhala"
 },
 {
  "value": "sk",
  "label": "Slovak"
 },
 {
  "value": "sl",
  "label": "Slovenian"
 },
 {
  "value": "so",
  "label": "Somali"
 },
 {
  "value": "st",
  "label": "Southern Sotho"
 },
 {
  "value": "nr",
  "label": "South Ndebele"
 },
 {
  "value": "es",
  "label": "Spanish"
 },
 {
  "value": "su",
  "label": "Sundanese"
 },
 {
  "value": "sw",
  "label": "Swahili"
 },
 {
  "value": "ss",
  "label": "Swati"
 },
 {
  "value": "sv",
  "label": "Swedish"
 },
 {
  "value": "tl",
  "label": "Tagalog"
 },
 {
  "value": "ty",
  "label": "Tahitian"
 },
 {
  "value": "nan",
  "label": "Taiwanese"
 },
 {
  "value": "tg",
  "label": "Tajik"
 },
 {
  "value": "ta",
  "label": "Tamil"
 },
 {
  "value": "tt",
  "label": "Tatar"
 },
 {
  "value": "te",
  "label": "Telugu"
 },
 {
  "value": "th",
  "label": "Thai"
 },
 {
  "value": "bo",
  "label": "Tibetan"
 },
 {
  "value": "ti",
  "label": "Tigrinya"
 },
 {
  "value": "to",
  "label": "Tongan"
 },
 {
  "value": "ts",
  "label": "Tsonga"
 },
 {
  "value": "tn",
  "label": "Tswana"
 },
 {
  "value": "tr",
  "label": "Turkish"
 },
 {
  "value": "tk",
  "label": "Turkmen"
 },
 {
  "value": "tw",
  "label": "Twi"
 },
 {
  "value": "uk",
  "label": "Ukrainian"
 },
 {
  "value": "ur",
  "label": "Urdu"
 },
 {
  "value": "ug",
  "label": "Uyghur"
 },
 {
  "value": "uz",
  "label": "Uzbek"
 },
 {
  "value": "ve",
  "label": "Venda"
 },
 {
  "value": "vi",
  "label": "Vietnamese"
 },
 {
  "value": "vo",
  "label": "Volapük"
 },
 {
  "value": "wa",
  "label": "Walloon"
 },
 {
  "value": "cy",
  "label": "Welsh"
 },
 {
  "value": "fy",
  "label": "Western Frisian"
 },
 {
  "value": "wo",
  "label": "Wolof"
 },
 {
  "value": "xh",
  "label": "Xhosa"
 },
 {
  "value": "yi",
  "label": "Yiddish"
 },
 {
  "value": "yo",
  "label": "Yoruba"
 },
 {
  "value": "za",
  "label": "Zhuang"
 },
 {
  "value": "zu",
  "label": "Zulu"
 }
];
