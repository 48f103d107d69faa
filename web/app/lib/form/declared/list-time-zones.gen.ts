// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { Choice } from "../declared-form";

export const timeZones: readonly Choice[] = [
 {
  "value": "America/New_York",
  "label": "Eastern Time",
  "group": "United States"
 },
 {
  "value": "America/Chicago",
  "label": "Central Time",
  "group": "United States"
 },
 {
  "value": "America/Denver",
  "label": "Mountain Time",
  "group": "United States"
 },
 {
  "value": "America/Phoenix",
  "label": "Mountain Time (Arizona)",
  "group": "United States"
 },
 {
  "value": "America/Los_Angeles",
  "label": "Pacific Time",
  "group": "United States"
 },
 {
  "value": "America/Anchorage",
  "label": "Alaska Time",
  "group": "United States"
 },
 {
  "value": "Pacific/Honolulu",
  "label": "Hawaii Time",
  "group": "United States"
 },
 {
  "value": "America/Puerto_Rico",
  "label": "Atlantic Time (Puerto Rico)",
  "group": "United States"
 },
 {
  "value": "America/St_Thomas",
  "label": "Atlantic Time (U.S. Virgin Islands)",
  "group": "United States"
 },
 {
  "value": "Pacific/Guam",
  "label": "Chamorro Time (Guam)",
  "group": "United States"
 },
 {
  "value": "Pacific/Saipan",
  "label": "Chamorro Time (Northern Mariana Islands)",
  "group": "United States"
 },
 {
  "value": "Pacific/Pago_Pago",
  "label": "Samoa Time (American Samoa)",
  "group": "United States"
 },
 {
  "value": "America/Detroit",
  "label": "Eastern Time (Detroit)",
  "group": "United States"
 },
 {
  "value": "America/Indiana/Indianapolis",
  "label": "Eastern Time (Indianapolis)",
  "group": "United States"
 },
 {
  "value": "America/Indiana/Marengo",
  "label": "Eastern Time (Marengo)",
  "group": "United States"
 },
 {
  "value": "America/Indiana/Petersburg",
  "label": "Eastern Time (Petersburg)",
  "group": "United States"
 },
 {
  "value": "America/Indiana/Vevay",
  "label": "Eastern Time (Vevay)",
  "group": "United States"
 },
 {
  "value": "America/Indiana/Vincennes",
  "label": "Eastern Time (Vincennes)",
  "group": "United States"
 },
 {
  "value": "America/Indiana/Winamac",
  "label": "Eastern Time (Winamac)",
  "group": "United States"
 },
 {
  "value": "America/Kentucky/Louisville",
  "label": "Eastern Time (Louisville)",
  "group": "United States"
 },
 {
  "value": "America/Kentucky/Monticello",
  "label": "Eastern Time (Monticello)",
  "group": "United States"
 },
 {
  "value": "America/Indiana/Knox",
  "label": "Central Time (Knox)",
  "group": "United States"
 },
 {
  "value": "America/Indiana/Tell_City",
  "label": "Central Time (Tell City)",
  "group": "United States"
 },
 {
  "value": "America/Menominee",
  "label": "Central Time (Menominee)",
  "group": "United States"
 },
 {
  "value": "America/North_Dakota/Beulah",
  "label": "Central Time (Beulah)",
  "group": "United States"
 },
 {
  "value": "America/North_Dakota/Center",
  "label": "Central Time (Center)",
  "group": "United States"
 },
 {
  "value": "America/North_Dakota/New_Salem",
  "label": "Central Time (New Salem)",
  "group": "United States"
 },
 {
  "value": "America/Boise",
  "label": "Mountain Time (Boise)",
  "group": "United States"
 },
 {
  "value": "America/Juneau",
  "label": "Alaska Time (Juneau)",
  "group": "United States"
 },
 {
  "value": "America/Metlakatla",
  "label": "Alaska Time (Metlakatla)",
  "group": "United States"
 },
 {
  "value": "America/Nome",
  "label": "Alaska Time (Nome)",
  "group": "United States"
 },
 {
  "value": "America/Sitka",
  "label": "Alaska Time (Sitka)",
  "group": "United States"
 },
 {
  "value": "America/Yakutat",
  "label": "Alaska Time (Yakutat)",
  "group": "United States"
 },
 {
  "value": "America/Adak",
  "label": "Hawaii-Aleutian Time (Adak)",
  "group": "United States"
 },
 {
  "value": "UTC",
  "label": "UTC",
  "group": "Universal"
 },
 {
  "value": "Africa/Abidjan",
  "label": "Abidjan",
  "group": "Africa"
 },
 {
  "value": "Africa/Accra",
  "label": "Accra",
  "group": "Africa"
 },
 {
  "value": "Africa/Addis_Ababa",
  "label": "Addis Ababa",
  "group": "Africa"
 },
 {
  "value": "Africa/Algiers",
  "label": "Algiers",
  "group": "Africa"
 },
 {
  "value": "Africa/Asmara",
  "label": "Asmara",
  "group": "Africa"
 },
 {
  "value": "Africa/Bamako",
  "label": "Bamako",
  "group": "Africa"
 },
 {
  "value": "Africa/Bangui",
  "label": "Bangui",
  "group": "Africa"
 },
 {
  "value": "Africa/Banjul",
  "label": "Banjul",
  "group": "Africa"
 },
 {
  "value": "Africa/Bissau",
  "label": "Bissau",
  "group": "Africa"
 },
 {
  "value": "Africa/Blantyre",
  "label": "Blantyre",
  "group": "Africa"
 },
 {
  "value": "Africa/Brazzaville",
  "label": "Brazzaville",
  "group": "Africa"
 },
 {
  "value": "Africa/Bujumbura",
  "label": "Bujumbura",
  "group": "Africa"
 },
 {
  "value": "Africa/Cairo",
  "label": "Cairo",
  "group": "Africa"
 },
 {
  "value": "Africa/Casablanca",
  "label": "Casablanca",
  "group": "Africa"
 },
 {
  "value": "Africa/Ceuta",
  "label": "Ceuta",
  "group": "Africa"
 },
 {
  "value": "Africa/Conakry",
  "label": "Conakry",
  "group": "Africa"
 },
 {
  "value": "Africa/Dakar",
  "label": "Dakar",
  "group": "Africa"
 },
 {
  "value": "Africa/Dar_es_Salaam",
  "label": "Dar es Salaam",
  "group": "Africa"
 },
 {
  "value": "Africa/Djibouti",
  "label": "Djibouti",
  "group": "Africa"
 },
 {
  "value": "Africa/Douala",
  "label": "Douala",
  "group": "Africa"
 },
 {
  "value": "Africa/El_Aaiun",
  "label": "El Aaiun",
  "group": "Africa"
 },
 {
  "value": "Africa/Freetown",
  "label": "Freetown",
  "group": "Africa"
 },
 {
  "value": "Africa/Gaborone",
  "label": "Gaborone",
  "group": "Africa"
 },
 {
  "value": "Africa/Harare",
  "label": "Harare",
  "group": "Africa"
 },
 {
  "value": "Africa/Johannesburg",
  "label": "Johannesburg",
  "group": "Africa"
 },
 {
  "value": "Africa/Juba",
  "label": "Juba",
  "group": "Africa"
 },
 {
  "value": "Africa/Kampala",
  "label": "Kampala",
  "group": "Africa"
 },
 {
  "value": "Africa/Khartoum",
  "label": "Khartoum",
  "group": "Africa"
 },
 {
  "value": "Africa/Kigali",
  "label": "Kigali",
  "group": "Africa"
 },
 {
  "value": "Africa/Kinshasa",
  "label": "Kinshasa",
  "group": "Africa"
 },
 {
  "value": "Africa/Lagos",
  "label": "Lagos",
  "group": "Africa"
 },
 {
  "value": "Africa/Libreville",
  "label": "Libreville",
  "group": "Africa"
 },
 {
  "value": "Africa/Lome",
  "label": "Lome",
  "group": "Africa"
 },
 {
  "value": "Africa/Luanda",
  "label": "Luanda",
  "group": "Africa"
 },
 {
  "value": "Africa/Lubumbashi",
  "label": "Lubumbashi",
  "group": "Africa"
 },
 {
  "value": "Africa/Lusaka",
  "label": "Lusaka",
  "group": "Africa"
 },
 {
  "value": "Africa/Malabo",
  "label": "Malabo",
  "group": "Africa"
 },
 {
  "value": "Africa/Maputo",
  "label": "Maputo",
  "group": "Africa"
 },
 {
  "value": "Africa/Maseru",
  "label": "Maseru",
  "group": "Africa"
 },
 {
  "value": "Africa/Mbabane",
  "label": "Mbabane",
  "group": "Africa"
 },
 {
  "value": "Africa/Mogadishu",
  "label": "Mogadishu",
  "group": "Africa"
 },
 {
  "value": "Africa/Monrovia",
  "label": "Monrovia",
  "group": "Africa"
 },
 {
  "value": "Africa/Nairobi",
  "label": "Nairobi",
  "group": "Africa"
 },
 {
  "value": "Africa/Ndjamena",
  "label": "Ndjamena",
  "group": "Africa"
 },
 {
  "value": "Africa/Niamey",
  "label": "Niamey",
  "group": "Africa"
 },
 {
  "value": "Africa/Nouakchott",
  "label": "Nouakchott",
  "group": "Africa"
 },
 {
  "value": "Africa/Ouagadougou",
  "label": "Ouagadougou",
  "group": "Africa"
 },
 {
  "value": "Africa/Porto-Novo",
  "label": "Porto-Novo",
  "group": "Africa"
 },
 {
  "value": "Africa/Sao_Tome",
  "label": "Sao Tome",
  "group": "Africa"
 },
 {
  "value": "Africa/Tripoli",
  "label": "Tripoli",
  "group": "Africa"
 },
 {
  "value": "Africa/Tunis",
  "label": "Tunis",
  "group": "Africa"
 },
 {
  "value": "Africa/Windhoek",
  "label": "Windhoek",
  "group": "Africa"
 },
 {
  "value": "America/Anguilla",
  "label": "Anguilla",
  "group": "America"
 },
 {
  "value": "America/Antigua",
  "label": "Antigua",
  "group": "America"
 },
 {
  "value": "America/Araguaina",
  "label": "Araguaina",
  "group": "America"
 },
 {
  "value": "America/Argentina/Buenos_Aires",
  "label": "Argentina, Buenos Aires",
  "group": "America"
 },
 {
  "value": "America/Argentina/Catamarca",
  "label": "Argentina, Catamarca",
  "group": "America"
 },
 {
  "value": "America/Argentina/Cordoba",
  "label": "Argentina, Cordoba",
  "group": "America"
 },
 {
  "value": "America/Argentina/Jujuy",
  "label": "Argentina, Jujuy",
  "group": "America"
 },
 {
  "value": "America/Argentina/La_Rioja",
  "label": "Argentina, La Rioja",
  "group": "America"
 },
 {
  "value": "America/Argentina/Mendoza",
  "label": "Argentina, Mendoza",
  "group": "America"
 },
 {
  "value": "America/Argentina/Rio_Gallegos",
  "label": "Argentina, Rio Gallegos",
  "group": "America"
 },
 {
  "value": "America/Argentina/Salta",
  "label": "Argentina, Salta",
  "group": "America"
 },
 {
  "value": "America/Argentina/San_Juan",
  "label": "Argentina, San Juan",
  "group": "America"
 },
 {
  "value": "America/Argentina/San_Luis",
  "label": "Argentina, San Luis",
  "group": "America"
 },
 {
  "value": "America/Argentina/Tucuman",
  "label": "Argentina, Tucuman",
  "group": "America"
 },
 {
  "value": "America/Argentina/Ushuaia",
  "label": "Argentina, Ushuaia",
  "group": "America"
 },
 {
  "value": "America/Aruba",
  "label": "Aruba",
  "group": "America"
 },
 {
  "value": "America/Asuncion",
  "label": "Asuncion",
  "group": "America"
 },
 {
  "value": "America/Atikokan",
  "label": "Atikokan",
  "group": "America"
 },
 {
  "value": "America/Bahia",
  "label": "Bahia",
  "group": "America"
 },
 {
  "value": "America/Bahia_Banderas",
  "label": "Bahia Banderas",
  "group": "America"
 },
 {
  "value": "America/Barbados",
  "label": "Barbados",
  "group": "America"
 },
 {
  "value": "America/Belem",
  "label": "Belem",
  "group": "America"
 },
 {
  "value": "America/Belize",
  "label": "Belize",
  "group": "America"
 },
 {
  "value": "America/Blanc-Sablon",
  "label": "Blanc-Sablon",
  "group": "America"
 },
 {
  "value": "America/Boa_Vista",
  "label": "Boa Vista",
  "group": "America"
 },
 {
  "value": "America/Bogota",
  "label": "Bogota",
  "group": "America"
 },
 {
  "value": "America/Cambridge_Bay",
  "label": "Cambridge Bay",
  "group": "America"
 },
 {
  "value": "America/Campo_Grande",
  "label": "Campo Grande",
  "group": "America"
 },
 {
  "value": "America/Cancun",
  "label": "Cancun",
  "group": "America"
 },
 {
  "value": "America/Caracas",
  "label": "Caracas",
  "group": "America"
 },
 {
  "value": "America/Cayenne",
  "label": "Cayenne",
  "group": "America"
 },
 {
  "value": "America/Cayman",
  "label": "Cayman",
  "group": "America"
 },
 {
  "value": "America/Chihuahua",
  "label": "Chihuahua",
  "group": "America"
 },
 {
  "value": "America/Ciudad_Juarez",
  "label": "Ciudad Juarez",
  "group": "America"
 },
 {
  "value": "America/Costa_Rica",
  "label": "Costa Rica",
  "group": "America"
 },
 {
  "value": "America/Coyhaique",
  "label": "Coyhaique",
  "group": "America"
 },
 {
  "value": "America/Creston",
  "label": "Creston",
  "group": "America"
 },
 {
  "value": "America/Cuiaba",
  "label": "Cuiaba",
  "group": "America"
 },
 {
  "value": "America/Curacao",
  "label": "Curacao",
  "group": "America"
 },
 {
  "value": "America/Danmarkshavn",
  "label": "Danmarkshavn",
  "group": "America"
 },
 {
  "value": "America/Dawson",
  "label": "Dawson",
  "group": "America"
 },
 {
  "value": "America/Dawson_Creek",
  "label": "Dawson Creek",
  "group": "America"
 },
 {
  "value": "America/Dominica",
  "label": "Dominica",
  "group": "America"
 },
 {
  "value": "America/Edmonton",
  "label": "Edmonton",
  "group": "America"
 },
 {
  "value": "America/Eirunepe",
  "label": "Eirunepe",
  "group": "America"
 },
 {
  "value": "America/El_Salvador",
  "label": "El Salvador",
  "group": "America"
 },
 {
  "value": "America/Fort_Nelson",
  "label": "Fort Nelson",
  "group": "America"
 },
 {
  "value": "America/Fortaleza",
  "label": "Fortaleza",
  "group": "America"
 },
 {
  "value": "America/Glace_Bay",
  "label": "Glace Bay",
  "group": "America"
 },
 {
  "value": "America/Goose_Bay",
  "label": "Goose Bay",
  "group": "America"
 },
 {
  "value": "America/Grand_Turk",
  "label": "Grand Turk",
  "group": "America"
 },
 {
  "value": "America/Grenada",
  "label": "Grenada",
  "group": "America"
 },
 {
  "value": "America/Guadeloupe",
  "label": "Guadeloupe",
  "group": "America"
 },
 {
  "value": "America/Guatemala",
  "label": "Guatemala",
  "group": "America"
 },
 {
  "value": "America/Guayaquil",
  "label": "Guayaquil",
  "group": "America"
 },
 {
  "value": "America/Guyana",
  "label": "Guyana",
  "group": "America"
 },
 {
  "value": "America/Halifax",
  "label": "Halifax",
  "group": "America"
 },
 {
  "value": "America/Havana",
  "label": "Havana",
  "group": "America"
 },
 {
  "value": "America/Hermosillo",
  "label": "Hermosillo",
  "group": "America"
 },
 {
  "value": "America/Inuvik",
  "label": "Inuvik",
  "group": "America"
 },
 {
  "value": "America/Iqaluit",
  "label": "Iqaluit",
  "group": "America"
 },
 {
  "value": "America/Jamaica",
  "label": "Jamaica",
  "group": "America"
 },
 {
  "value": "America/Kralendijk",
  "label": "Kralendijk",
  "group": "America"
 },
 {
  "value": "America/La_Paz",
  "label": "La Paz",
  "group": "America"
 },
 {
  "value": "America/Lima",
  "label": "Lima",
  "group": "America"
 },
 {
  "value": "America/Lower_Princes",
  "label": "Lower Princes",
  "group": "America"
 },
 {
  "value": "America/Maceio",
  "label": "Maceio",
  "group": "America"
 },
 {
  "value": "America/Managua",
  "label": "Managua",
  "group": "America"
 },
 {
  "value": "America/Manaus",
  "label": "Manaus",
  "group": "America"
 },
 {
  "value": "America/Marigot",
  "label": "Marigot",
  "group": "America"
 },
 {
  "value": "America/Martinique",
  "label": "Martinique",
  "group": "America"
 },
 {
  "value": "America/Matamoros",
  "label": "Matamoros",
  "group": "America"
 },
 {
  "value": "America/Mazatlan",
  "label": "Mazatlan",
  "group": "America"
 },
 {
  "value": "America/Merida",
  "label": "Merida",
  "group": "America"
 },
 {
  "value": "America/Mexico_City",
  "label": "Mexico City",
  "group": "America"
 },
 {
  "value": "America/Miquelon",
  "label": "Miquelon",
  "group": "America"
 },
 {
  "value": "America/Moncton",
  "label": "Moncton",
  "group": "America"
 },
 {
  "value": "America/Monterrey",
  "label": "Monterrey",
  "group": "America"
 },
 {
  "value": "America/Montevideo",
  "label": "Montevideo",
  "group": "America"
 },
 {
  "value": "America/Montserrat",
  "label": "Montserrat",
  "group": "America"
 },
 {
  "value": "America/Nassau",
  "label": "Nassau",
  "group": "America"
 },
 {
  "value": "America/Noronha",
  "label": "Noronha",
  "group": "America"
 },
 {
  "value": "America/Nuuk",
  "label": "Nuuk",
  "group": "America"
 },
 {
  "value": "America/Ojinaga",
  "label": "Ojinaga",
  "group": "America"
 },
 {
  "value": "America/Panama",
  "label": "Panama",
  "group": "America"
 },
 {
  "value": "America/Paramaribo",
  "label": "Paramaribo",
  "group": "America"
 },
 {
  "value": "America/Port-au-Prince",
  "label": "Port-au-Prince",
  "group": "America"
 },
 {
  "value": "America/Port_of_Spain",
  "label": "Port of Spain",
  "group": "America"
 },
 {
  "value": "America/Porto_Velho",
  "label": "Porto Velho",
  "group": "America"
 },
 {
  "value": "America/Punta_Arenas",
  "label": "Punta Arenas",
  "group": "America"
 },
 {
  "value": "America/Rankin_Inlet",
  "label": "Rankin Inlet",
  "group": "America"
 },
 {
  "value": "America/Recife",
  "label": "Recife",
  "group": "America"
 },
 {
  "value": "America/Regina",
  "label": "Regina",
  "group": "America"
 },
 {
  "value": "America/Resolute",
  "label": "Resolute",
  "group": "America"
 },
 {
  "value": "America/Rio_Branco",
  "label": "Rio Branco",
  "group": "America"
 },
 {
  "value": "America/Santarem",
  "label": "Santarem",
  "group": "America"
 },
 {
  "value": "America/Santiago",
  "label": "Santiago",
  "group": "America"
 },
 {
  "value": "America/Santo_Domingo",
  "label": "Santo Domingo",
  "group": "America"
 },
 {
  "value": "America/Sao_Paulo",
  "label": "Sao Paulo",
  "group": "America"
 },
 {
  "value": "America/Scoresbysund",
  "label": "Scoresbysund",
  "group": "America"
 },
 {
  "value": "America/St_Barthelemy",
  "label": "St Barthelemy",
  "group": "America"
 },
 {
  "value": "America/St_Johns",
  "label": "St Johns",
  "group": "America"
 },
 {
  "value": "America/St_Kitts",
  "label": "St Kitts",
  "group": "America"
 },
 {
  "value": "America/St_Lucia",
  "label": "St Lucia",
  "group": "America"
 },
 {
  "value": "America/St_Vincent",
  "label": "St Vincent",
  "group": "America"
 },
 {
  "value": "America/Swift_Current",
  "label": "Swift Current",
  "group": "America"
 },
 {
  "value": "America/Tegucigalpa",
  "label": "Tegucigalpa",
  "group": "America"
 },
 {
  "value": "America/Thule",
  "label": "Thule",
  "group": "America"
 },
 {
  "value": "America/Tijuana",
  "label": "Tijuana",
  "group": "America"
 },
 {
  "value": "America/Toronto",
  "label": "Toronto",
  "group": "America"
 },
 {
  "value": "America/Tortola",
  "label": "Tortola",
  "group": "America"
 },
 {
  "value": "America/Vancouver",
  "label": "Vancouver",
  "group": "America"
 },
 {
  "value": "America/Whitehorse",
  "label": "Whitehorse",
  "group": "America"
 },
 {
  "value": "America/Winnipeg",
  "label": "Winnipeg",
  "group": "America"
 },
 {
  "value": "Antarctica/Casey",
  "label": "Casey",
  "group": "Antarctica"
 },
 {
  "value": "Antarctica/Davis",
  "label": "Davis",
  "group": "Antarctica"
 },
 {
  "value": "Antarctica/DumontDUrville",
  "label": "DumontDUrville",
  "group": "Antarctica"
 },
 {
  "value": "Antarctica/Macquarie",
  "label": "Macquarie",
  "group": "Antarctica"
 },
 {
  "value": "Antarctica/Mawson",
  "label": "Mawson",
  "group": "Antarctica"
 },
 {
  "value": "Antarctica/McMurdo",
  "label": "McMurdo",
  "group": "Antarctica"
 },
 {
  "value": "Antarctica/Palmer",
  "label": "Palmer",
  "group": "Antarctica"
 },
 {
  "value": "Antarctica/Rothera",
  "label": "Rothera",
  "group": "Antarctica"
 },
 {
  "value": "Antarctica/Syowa",
  "label": "Syowa",
  "group": "Antarctica"
 },
 {
  "value": "Antarctica/Troll",
  "label": "Troll",
  "group": "Antarctica"
 },
 {
  "value": "Antarctica/Vostok",
  "label": "Vostok",
  "group": "Antarctica"
 },
 {
  "value": "Arctic/Longyearbyen",
  "label": "Longyearbyen",
  "group": "Arctic"
 },
 {
  "value": "Asia/Aden",
  "label": "Aden",
  "group": "Asia"
 },
 {
  "value": "Asia/Almaty",
  "label": "Almaty",
  "group": "Asia"
 },
 {
  "value": "Asia/Amman",
  "label": "Amman",
  "group": "Asia"
 },
 {
  "value": "Asia/Anadyr",
  "label": "Anadyr",
  "group": "Asia"
 },
 {
  "value": "Asia/Aqtau",
  "label": "Aqtau",
  "group": "Asia"
 },
 {
  "value": "Asia/Aqtobe",
  "label": "Aqtobe",
  "group": "Asia"
 },
 {
  "value": "Asia/Ashgabat",
  "label": "Ashgabat",
  "group": "Asia"
 },
 {
  "value": "Asia/Atyrau",
  "label": "Atyrau",
  "group": "Asia"
 },
 {
  "value": "Asia/Baghdad",
  "label": "Baghdad",
  "group": "Asia"
 },
 {
  "value": "Asia/Bahrain",
  "label": "Bahrain",
  "group": "Asia"
 },
 {
  "value": "Asia/Baku",
  "label": "Baku",
  "group": "Asia"
 },
 {
  "value": "Asia/Bangkok",
  "label": "Bangkok",
  "group": "Asia"
 },
 {
  "value": "Asia/Barnaul",
  "label": "Barnaul",
  "group": "Asia"
 },
 {
  "value": "Asia/Beirut",
  "label": "Beirut",
  "group": "Asia"
 },
 {
  "value": "Asia/Bishkek",
  "label": "Bishkek",
  "group": "Asia"
 },
 {
  "value": "Asia/Brunei",
  "label": "Brunei",
  "group": "Asia"
 },
 {
  "value": "Asia/Chita",
  "label": "Chita",
  "group": "Asia"
 },
 {
  "value": "Asia/Colombo",
  "label": "Colombo",
  "group": "Asia"
 },
 {
  "value": "Asia/Damascus",
  "label": "Damascus",
  "group": "Asia"
 },
 {
  "value": "Asia/Dhaka",
  "label": "Dhaka",
  "group": "Asia"
 },
 {
  "value": "Asia/Dili",
  "label": "Dili",
  "group": "Asia"
 },
 {
  "value": "Asia/Dubai",
  "label": "Dubai",
  "group": "Asia"
 },
 {
  "value": "Asia/Dushanbe",
  "label": "Dushanbe",
  "group": "Asia"
 },
 {
  "value": "Asia/Famagusta",
  "label": "Famagusta",
  "group": "Asia"
 },
 {
  "value": "Asia/Gaza",
  "label": "Gaza",
  "group": "Asia"
 },
 {
  "value": "Asia/Hebron",
  "label": "Hebron",
  "group": "Asia"
 },
 {
  "value": "Asia/Ho_Chi_Minh",
  "label": "Ho Chi Minh",
  "group": "Asia"
 },
 {
  "value": "Asia/Hong_Kong",
  "label": "Hong Kong",
  "group": "Asia"
 },
 {
  "value": "Asia/Hovd",
  "label": "Hovd",
  "group": "Asia"
 },
 {
  "value": "Asia/Irkutsk",
  "label": "Irkutsk",
  "group": "Asia"
 },
 {
  "value": "Asia/Jakarta",
  "label": "Jakarta",
  "group": "Asia"
 },
 {
  "value": "Asia/Jayapura",
  "label": "Jayapura",
  "group": "Asia"
 },
 {
  "value": "Asia/Jerusalem",
  "label": "Jerusalem",
  "group": "Asia"
 },
 {
  "value": "Asia/Kabul",
  "label": "Kabul",
  "group": "Asia"
 },
 {
  "value": "Asia/Kamchatka",
  "label": "Kamchatka",
  "group": "Asia"
 },
 {
  "value": "Asia/Karachi",
  "label": "Karachi",
  "group": "Asia"
 },
 {
  "value": "Asia/Kathmandu",
  "label": "Kathmandu",
  "group": "Asia"
 },
 {
  "value": "Asia/Khandyga",
  "label": "Khandyga",
  "group": "Asia"
 },
 {
  "value": "Asia/Kolkata",
  "label": "Kolkata",
  "group": "Asia"
 },
 {
  "value": "Asia/Krasnoyarsk",
  "label": "Krasnoyarsk",
  "group": "Asia"
 },
 {
  "value": "Asia/Kuala_Lumpur",
  "label": "Kuala Lumpur",
  "group": "Asia"
 },
 {
  "value": "Asia/Kuching",
  "label": "Kuching",
  "group": "Asia"
 },
 {
  "value": "Asia/Kuwait",
  "label": "Kuwait",
  "group": "Asia"
 },
 {
  "value": "Asia/Macau",
  "label": "Macau",
  "group": "Asia"
 },
 {
  "value": "Asia/Magadan",
  "label": "Magadan",
  "group": "Asia"
 },
 {
  "value": "Asia/Makassar",
  "label": "Makassar",
  "group": "Asia"
 },
 {
  "value": "Asia/Manila",
  "label": "Manila",
  "group": "Asia"
 },
 {
  "value": "Asia/Muscat",
  "label": "Muscat",
  "group": "Asia"
 },
 {
  "value": "Asia/Nicosia",
  "label": "Nicosia",
  "group": "Asia"
 },
 {
  "value": "Asia/Novokuznetsk",
  "label": "Novokuznetsk",
  "group": "Asia"
 },
 {
  "value": "Asia/Novosibirsk",
  "label": "Novosibirsk",
  "group": "Asia"
 },
 {
  "value": "Asia/Omsk",
  "label": "Omsk",
  "group": "Asia"
 },
 {
  "value": "Asia/Oral",
  "label": "Oral",
  "group": "Asia"
 },
 {
  "value": "Asia/Phnom_Penh",
  "label": "Phnom Penh",
  "group": "Asia"
 },
 {
  "value": "Asia/Pontianak",
  "label": "Pontianak",
  "group": "Asia"
 },
 {
  "value": "Asia/Pyongyang",
  "label": "Pyongyang",
  "group": "Asia"
 },
 {
  "value": "Asia/Qatar",
  "label": "Qatar",
  "group": "Asia"
 },
 {
  "value": "Asia/Qostanay",
  "label": "Qostanay",
  "group": "Asia"
 },
 {
  "value": "Asia/Qyzylorda",
  "label": "Qyzylorda",
  "group": "Asia"
 },
 {
  "value": "Asia/Riyadh",
  "label": "Riyadh",
  "group": "Asia"
 },
 {
  "value": "Asia/Sakhalin",
  "label": "Sakhalin",
  "group": "Asia"
 },
 {
  "value": "Asia/Samarkand",
  "label": "Samarkand",
  "group": "Asia"
 },
 {
  "value": "Asia/Seoul",
  "label": "Seoul",
  "group": "Asia"
 },
 {
  "value": "Asia/Shanghai",
  "label": "Shanghai",
  "group": "Asia"
 },
 {
  "value": "Asia/Singapore",
  "label": "Singapore",
  "group": "Asia"
 },
 {
  "value": "Asia/Srednekolymsk",
  "label": "Srednekolymsk",
  "group": "Asia"
 },
 {
  "value": "Asia/Taipei",
  "label": "Taipei",
  "group": "Asia"
 },
 {
  "value": "Asia/Tashkent",
  "label": "Tashkent",
  "group": "Asia"
 },
 {
  "value": "Asia/Tbilisi",
  "label": "Tbilisi",
  "group": "Asia"
 },
 {
  "value": "Asia/Tehran",
  "label": "Tehran",
  "group": "Asia"
 },
 {
  "value": "Asia/Thimphu",
  "label": "Thimphu",
  "group": "Asia"
 },
 {
  "value": "Asia/Tokyo",
  "label": "Tokyo",
  "group": "Asia"
 },
 {
  "value": "Asia/Tomsk",
  "label": "Tomsk",
  "group": "Asia"
 },
 {
  "value": "Asia/Ulaanbaatar",
  "label": "Ulaanbaatar",
  "group": "Asia"
 },
 {
  "value": "Asia/Urumqi",
  "label": "Urumqi",
  "group": "Asia"
 },
 {
  "value": "Asia/Ust-Nera",
  "label": "Ust-Nera",
  "group": "Asia"
 },
 {
  "value": "Asia/Vientiane",
  "label": "Vientiane",
  "group": "Asia"
 },
 {
  "value": "Asia/Vladivostok",
  "label": "Vladivostok",
  "group": "Asia"
 },
 {
  "value": "Asia/Yakutsk",
  "label": "Yakutsk",
  "group": "Asia"
 },
 {
  "value": "Asia/Yangon",
  "label": "Yangon",
  "group": "Asia"
 },
 {
  "value": "Asia/Yekaterinburg",
  "label": "Yekaterinburg",
  "group": "Asia"
 },
 {
  "value": "Asia/Yerevan",
  "label": "Yerevan",
  "group": "Asia"
 },
 {
  "value": "Atlantic/Azores",
  "label": "Azores",
  "group": "Atlantic"
 },
 {
  "value": "Atlantic/Bermuda",
  "label": "Bermuda",
  "group": "Atlantic"
 },
 {
  "value": "Atlantic/Canary",
  "label": "Canary",
  "group": "Atlantic"
 },
 {
  "value": "Atlantic/Cape_Verde",
  "label": "Cape Verde",
  "group": "Atlantic"
 },
 {
  "value": "Atlantic/Faroe",
  "label": "Faroe",
  "group": "Atlantic"
 },
 {
  "value": "Atlantic/Madeira",
  "label": "Madeira",
  "group": "Atlantic"
 },
 {
  "value": "Atlantic/Reykjavik",
  "label": "Reykjavik",
  "group": "Atlantic"
 },
 {
  "value": "Atlantic/South_Georgia",
  "label": "South Georgia",
  "group": "Atlantic"
 },
 {
  "value": "Atlantic/St_Helena",
  "label": "St Helena",
  "group": "Atlantic"
 },
 {
  "value": "Atlantic/Stanley",
  "label": "Stanley",
  "group": "Atlantic"
 },
 {
  "value": "Australia/Adelaide",
  "label": "Adelaide",
  "group": "Australia"
 },
 {
  "value": "Australia/Brisbane",
  "label": "Brisbane",
  "group": "Australia"
 },
 {
  "value": "Australia/Broken_Hill",
  "label": "Broken Hill",
  "group": "Australia"
 },
 {
  "value": "Australia/Darwin",
  "label": "Darwin",
  "group": "Australia"
 },
 {
  "value": "Australia/Eucla",
  "label": "Eucla",
  "group": "Australia"
 },
 {
  "value": "Australia/Hobart",
  "label": "Hobart",
  "group": "Australia"
 },
 {
  "value": "Australia/Lindeman",
  "label": "Lindeman",
  "group": "Australia"
 },
 {
  "value": "Australia/Lord_Howe",
  "label": "Lord Howe",
  "group": "Australia"
 },
 {
  "value": "Australia/Melbourne",
  "label": "Melbourne",
  "group": "Australia"
 },
 {
  "value": "Australia/Perth",
  "label": "Perth",
  "group": "Australia"
 },
 {
  "value": "Australia/Sydney",
  "label": "Sydney",
  "group": "Australia"
 },
 {
  "value": "Europe/Amsterdam",
  "label": "Amsterdam",
  "group": "Europe"
 },
 {
  "value": "Europe/Andorra",
  "label": "Andorra",
  "group": "Europe"
 },
 {
  "value": "Europe/Astrakhan",
  "label": "Astrakhan",
  "group": "Europe"
 },
 {
  "value": "Europe/Athens",
  "label": "Athens",
  "group": "Europe"
 },
 {
  "value": "Europe/Belgrade",
  "label": "Belgrade",
  "group": "Europe"
 },
 {
  "value": "Europe/Berlin",
  "label": "Berlin",
  "group": "Europe"
 },
 {
  "value": "Europe/Bratislava",
  "label": "Bratislava",
  "group": "Europe"
 },
 {
  "value": "Europe/Brussels",
  "label": "Brussels",
  "group": "Europe"
 },
 {
  "value": "Europe/Bucharest",
  "label": "Bucharest",
  "group": "Europe"
 },
 {
  "value": "Europe/Budapest",
  "label": "Budapest",
  "group": "Europe"
 },
 {
  "value": "Europe/Busingen",
  "label": "Busingen",
  "group": "Europe"
 },
 {
  "value": "Europe/Chisinau",
  "label": "Chisinau",
  "group": "Europe"
 },
 {
  "value": "Europe/Copenhagen",
  "label": "Copenhagen",
  "group": "Europe"
 },
 {
  "value": "Europe/Dublin",
  "label": "Dublin",
  "group": "Europe"
 },
 {
  "value": "Europe/Gibraltar",
  "label": "Gibraltar",
  "group": "Europe"
 },
 {
  "value": "Europe/Guernsey",
  "label": "Guernsey",
  "group": "Europe"
 },
 {
  "value": "Europe/Helsinki",
  "label": "Helsinki",
  "group": "Europe"
 },
 {
  "value": "Europe/Isle_of_Man",
  "label": "Isle of Man",
  "group": "Europe"
 },
 {
  "value": "Europe/Istanbul",
  "label": "Istanbul",
  "group": "Europe"
 },
 {
  "value": "Europe/Jersey",
  "label": "Jersey",
  "group": "Europe"
 },
 {
  "value": "Europe/Kaliningrad",
  "label": "Kaliningrad",
  "group": "Europe"
 },
 {
  "value": "Europe/Kirov",
  "label": "Kirov",
  "group": "Europe"
 },
 {
  "value": "Europe/Kyiv",
  "label": "Kyiv",
  "group": "Europe"
 },
 {
  "value": "Europe/Lisbon",
  "label": "Lisbon",
  "group": "Europe"
 },
 {
  "value": "Europe/Ljubljana",
  "label": "Ljubljana",
  "group": "Europe"
 },
 {
  "value": "Europe/London",
  "label": "London",
  "group": "Europe"
 },
 {
  "value": "Europe/Luxembourg",
  "label": "Luxembourg",
  "group": "Europe"
 },
 {
  "value": "Europe/Madrid",
  "label": "Madrid",
  "group": "Europe"
 },
 {
  "value": "Europe/Malta",
  "label": "Malta",
  "group": "Europe"
 },
 {
  "value": "Europe/Mariehamn",
  "label": "Mariehamn",
  "group": "Europe"
 },
 {
  "value": "Europe/Minsk",
  "label": "Minsk",
  "group": "Europe"
 },
 {
  "value": "Europe/Monaco",
  "label": "Monaco",
  "group": "Europe"
 },
 {
  "value": "Europe/Moscow",
  "label": "Moscow",
  "group": "Europe"
 },
 {
  "value": "Europe/Oslo",
  "label": "Oslo",
  "group": "Europe"
 },
 {
  "value": "Europe/Paris",
  "label": "Paris",
  "group": "Europe"
 },
 {
  "value": "Europe/Podgorica",
  "label": "Podgorica",
  "group": "Europe"
 },
 {
  "value": "Europe/Prague",
  "label": "Prague",
  "group": "Europe"
 },
 {
  "value": "Europe/Riga",
  "label": "Riga",
  "group": "Europe"
 },
 {
  "value": "Europe/Rome",
  "label": "Rome",
  "group": "Europe"
 },
 {
  "value": "Europe/Samara",
  "label": "Samara",
  "group": "Europe"
 },
 {
  "value": "Europe/San_Marino",
  "label": "San Marino",
  "group": "Europe"
 },
 {
  "value": "Europe/Sarajevo",
  "label": "Sarajevo",
  "group": "Europe"
 },
 {
  "value": "Europe/Saratov",
  "label": "Saratov",
  "group": "Europe"
 },
 {
  "value": "Europe/Simferopol",
  "label": "Simferopol",
  "group": "Europe"
 },
 {
  "value": "Europe/Skopje",
  "label": "Skopje",
  "group": "Europe"
 },
 {
  "value": "Europe/Sofia",
  "label": "Sofia",
  "group": "Europe"
 },
 {
  "value": "Europe/Stockholm",
  "label": "Stockholm",
  "group": "Europe"
 },
 {
  "value": "Europe/Tallinn",
  "label": "Tallinn",
  "group": "Europe"
 },
 {
  "value": "Europe/Tirane",
  "label": "Tirane",
  "group": "Europe"
 },
 {
  "value": "Europe/Ulyanovsk",
  "label": "Ulyanovsk",
  "group": "Europe"
 },
 {
  "value": "Europe/Vaduz",
  "label": "Vaduz",
  "group": "Europe"
 },
 {
  "value": "Europe/Vatican",
  "label": "Vatican",
  "group": "Europe"
 },
 {
  "value": "Europe/Vienna",
  "label": "Vienna",
  "group": "Europe"
 },
 {
  "value": "Europe/Vilnius",
  "label": "Vilnius",
  "group": "Europe"
 },
 {
  "value": "Europe/Volgograd",
  "label": "Volgograd",
  "group": "Europe"
 },
 {
  "value": "Europe/Warsaw",
  "label": "Warsaw",
  "group": "Europe"
 },
 {
  "value": "Europe/Zagreb",
  "label": "Zagreb",
  "group": "Europe"
 },
 {
  "value": "Europe/Zurich",
  "label": "Zurich",
  "group": "Europe"
 },
 {
  "value": "Indian/Antananarivo",
  "label": "Antananarivo",
  "group": "Indian"
 },
 {
  "value": "Indian/Chagos",
  "label": "Chagos",
  "group": "Indian"
 },
 {
  "value": "Indian/Christmas",
  "label": "Christmas",
  "group": "Indian"
 },
 {
  "value": "Indian/Cocos",
  "label": "Cocos",
  "group": "Indian"
 },
 {
  "value": "Indian/Comoro",
  "label": "Comoro",
  "group": "Indian"
 },
 {
  "value": "Indian/Kerguelen",
  "label": "Kerguelen",
  "group": "Indian"
 },
 {
  "value": "Indian/Mahe",
  "label": "Mahe",
  "group": "Indian"
 },
 {
  "value": "Indian/Maldives",
  "label": "Maldives",
  "group": "Indian"
 },
 {
  "value": "Indian/Mauritius",
  "label": "Mauritius",
  "group": "Indian"
 },
 {
  "value": "Indian/Mayotte",
  "label": "Mayotte",
  "group": "Indian"
 },
 {
  "value": "Indian/Reunion",
  "label": "Reunion",
  "group": "Indian"
 },
 {
  "value": "Pacific/Apia",
  "label": "Apia",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Auckland",
  "label": "Auckland",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Bougainville",
  "label": "Bougainville",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Chatham",
  "label": "Chatham",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Chuuk",
  "label": "Chuuk",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Easter",
  "label": "Easter",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Efate",
  "label": "Efate",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Fakaofo",
  "label": "Fakaofo",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Fiji",
  "label": "Fiji",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Funafuti",
  "label": "Funafuti",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Galapagos",
  "label": "Galapagos",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Gambier",
  "label": "Gambier",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Guadalcanal",
  "label": "Guadalcanal",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Kanton",
  "label": "Kanton",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Kiritimati",
  "label": "Kiritimati",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Kosrae",
  "label": "Kosrae",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Kwajalein",
  "label": "Kwajalein",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Majuro",
  "label": "Majuro",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Marquesas",
  "label": "Marquesas",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Midway",
  "label": "Midway",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Nauru",
  "label": "Nauru",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Niue",
  "label": "Niue",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Norfolk",
  "label": "Norfolk",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Noumea",
  "label": "Noumea",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Palau",
  "label": "Palau",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Pitcairn",
  "label": "Pitcairn",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Pohnpei",
  "label": "Pohnpei",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Port_Moresby",
  "label": "Port Moresby",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Rarotonga",
  "label": "Rarotonga",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Tahiti",
  "label": "Tahiti",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Tarawa",
  "label": "Tarawa",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Tongatapu",
  "label": "Tongatapu",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Wake",
  "label": "Wake",
  "group": "Pacific"
 },
 {
  "value": "Pacific/Wallis",
  "label": "Wallis",
  "group": "Pacific"
 }
];
