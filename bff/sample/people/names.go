// Package people has the names of sample experts, by the cultures they go together in, and
// the towns they live in.
package people

import (
	"strings"

	"peritus/bff/sample/dice"
)

// Culture is a set of names that go together.
type Culture struct {
	Code     string
	weight   int
	Women    []string
	Men      []string
	Family   []string
	Language string // its first language
	Abroad   string // country of those who live outside the United States
}

// Cultures are in no order; their weights say how common they are.
var Cultures = []Culture{
	{"us", 26,
		list("Katherine|Deborah|Megan|Alison|Rebecca|Laurel|Joan|Teresa|Paige|Bethany|Hannah|Carolyn|Denise|Monica|Sheila|Valerie|Eleanor|Abigail|Claire|Judith|Tamara|Whitney|Marjorie|Audrey"),
		list("Daniel|Robert|Gregory|Thomas|Nathan|Walter|Kevin|Russell|Curtis|Douglas|Franklin|Theodore|Graham|Wesley|Martin|Phillip|Stuart|Vernon|Leonard|Byron|Everett|Calvin|Harold|Desmond"),
		list("Whitaker|Halloran|Prescott|Hargrove|Ellison|Stoddard|Bancroft|Lockwood|Merriweather|Castleberry|Pemberton|Holloway|Thornton|Sheffield|Calloway|Garrison|Abernathy|Kimball|Langford|Winslow|Hathaway|Bradshaw|Eastman|Fairchild|Whitlock|Tillman|Redfield|Hollis|Carrington|Blackwell|Underhill|Beckett"),
		"en", "CA"},
	{"black-us", 8,
		list("Latoya|Imani|Ebony|Renée|Simone|Nia|Tanisha|Jasmine|Yvonne|Monique|Danielle|Aaliyah|Corinne|Loretta"),
		list("Marcus|Darnell|Isaiah|Terrence|Jamal|Reginald|Malcolm|Cedric|Andre|Lamont|Xavier|Clarence|Deshawn|Quincy"),
		list("Washington|Booker|Freeman|Jefferson|Gaines|Dorsey|Broadnax|Hightower|Mosley|Tolliver|Gadsden|Battle|Ruffin|Pettway|Singleton|Boykin"),
		"en", "GB"},
	{"irish", 6,
		list("Siobhán|Aoife|Niamh|Gráinne|Róisín|Ciara|Sinéad|Orla|Máire|Caoimhe|Deirdre|Bríd|Fionnuala|Nuala"),
		list("Cormac|Eoin|Pádraig|Seán|Diarmuid|Fionn|Cillian|Oisín|Ruairí|Tadhg|Conor|Declan|Brendan|Lorcán"),
		list("Ní Dhuibhir|O’Sullivan|Ó Briain|Byrne|O’Connor|Gallagher|Doherty|Kavanagh|Mac Giolla|Fitzgerald|Brennan|Hennessy|Mulcahy|O’Rourke|Breathnach|Tierney|Ó Súilleabháin|Callaghan"),
		"en", "IE"},
	{"yoruba", 5,
		list("Amara|Folake|Adunni|Yetunde|Bisi|Temitope|Abiola|Omolara|Ṣadé|Títílayọ̀|Ngozi|Chidinma|Ifeoma|Adaeze"),
		list("Babatunde|Olumide|Adébáyọ̀|Kayode|Segun|Tunde|Akin|Ọlá|Femi|Emeka|Chukwudi|Obinna|Ikenna|Rotimi"),
		list("Okonkwo|Oyelaran|Adeyemi|Ògúnbíyí|Akinwande|Olatunji|Abiodun|Fashola|Oduya|Ọláòjó|Balogun|Nwosu|Eze|Okafor|Adichie|Onyekachi|Bankole|Abara"),
		"yo", "NG"},
	{"ghanaian", 2,
		list("Akosua|Efua|Abena|Ama|Adwoa|Esi|Yaa|Afia"),
		list("Kwame|Kofi|Kwabena|Yaw|Kojo|Kwesi|Ebo|Nana"),
		list("Boadu|Asante|Mensah|Owusu|Agyeman|Boateng|Osei|Ansah|Darko|Amoah|Quaye|Addo"),
		"ak", "GH"},
	{"vietnamese", 5,
		list("Thị Mai|Thu Hương|Ngọc Lan|Minh Châu|Bảo Trân|Phương Linh|Thanh Hà|Kim Oanh|Diễm My|Quỳnh Anh|Bích Ngọc|Tuyết"),
		list("Văn Hùng|Minh Đức|Quốc Bảo|Thanh Tùng|Hữu Phước|Đình Khoa|Anh Tuấn|Công Vinh|Duy Khánh|Gia Huy|Trọng Nghĩa|Xuân Trường"),
		list("Nguyễn|Trần|Lê|Phạm|Huỳnh|Hoàng|Võ|Đặng|Bùi|Đỗ|Ngô|Dương|Lý|Phan"),
		"vi", "VN"},
	{"indian", 8,
		list("Priya|Ananya|Meera|Kavitha|Lakshmi|Sunita|Deepa|Nandini|Shreya|Anjali|Padma|Radhika|Gurpreet|Harleen|Indira|Vasudha"),
		list("Rajesh|Arjun|Vikram|Sanjay|Anand|Karthik|Suresh|Harjit|Balwinder|Nikhil|Ashok|Mohan|Prakash|Venkat|Rohan|Devendra"),
		list("Raghunathan|Krishnamurthy|Iyer|Patel|Sharma|Randhawa|Bhattacharya|Chatterjee|Deshpande|Kulkarni|Menon|Nair|Reddy|Subramanian|Banerjee|Gupta|Singh Gill|Venkataraman|Joshi|Rao|Mukherjee|Chandrasekhar"),
		"hi", "IN"},
	{"arabic", 5,
		list("Noor|Layla|Samira|Hanan|Rania|Dalal|Yasmin|Maryam|Salma|Zeina|Huda|Nadia|Amal|Reem"),
		list("Omar|Khalid|Yusuf|Tariq|Hassan|Ziad|Karim|Faisal|Ibrahim|Samir|Walid|Nabil|Bilal|Marwan"),
		list("Al-Hashimi|Haddad|El-Masri|Khoury|Al-Sayed|Mansour|Nasser|Abdel-Rahman|Al-Qasim|Shaheen|Farouk|Darwish|Hamdan|Bin Yusuf|Ghanem|Siddiqui|Sabbagh|Rahal"),
		"ar", "AE"},
	{"persian", 2,
		list("Shirin|Parisa|Nasrin|Leila|Mahsa|Azadeh|Roya|Golnaz"),
		list("Dariush|Kaveh|Behrouz|Cyrus|Farhad|Ramin|Siamak|Arash"),
		list("Hosseini|Tehrani|Farahani|Rostami|Shirazi|Ahmadi|Karimi|Moradi|Zand|Bahrami"),
		"fa", "AE"},
	{"polish", 5,
		list("Agnieszka|Małgorzata|Katarzyna|Grażyna|Wiesława|Zofia|Ewa|Joanna|Bożena|Halina|Magdalena|Danuta"),
		list("Tomasz|Paweł|Wojciech|Łukasz|Stanisław|Grzegorz|Bogusław|Krzysztof|Zbigniew|Mirosław|Andrzej|Jarosław"),
		list("Wieczorek|Kowalczyk|Wójcik|Zieliński|Dąbrowski|Szymańska|Krawczyk|Nowak|Wróblewski|Jabłoński|Piątek|Lewandowski|Gołębiowski|Mazur"),
		"pl", "PL"},
	{"chinese", 7,
		list("Mei-Ling|Xiaoyan|Hui|Jing|Yun|Lihua|Qiong|Wenjing|Shu-Fen|Ying|Rui|Yuqing"),
		list("Wei|Jianguo|Haoran|Zhiming|Yong|Cheng-Wei|Guang|Bolin|Tao|Xiangyu|Jun|Shaoping"),
		list("Tsao|Zhang|Wang|Li|Chen|Liu|Huang|Zhao|Wu|Zhou|Xu|Sun|Lin|Lü|Gao|Ouyang|Hsieh|Fung|Leung|Ng"),
		"cmn", "HK"},
	{"korean", 5,
		list("Ji-won|Soo-jin|Eun-hye|Min-seo|Hye-rin|Yoon-ah|Seo-yeon|Hyun-ju|Kyung-mi|Da-eun"),
		list("Min-ho|Seung-hyun|Jae-won|Dong-hyun|Sang-woo|Tae-yang|Joon-ki|Young-su|Hyun-woo|Kyung-ho"),
		list("Kim|Lee|Park|Choi|Jung|Kang|Cho|Yoon|Lim|Shin|Han|Seo|Kwon|Hwang"),
		"ko", "KR"},
	{"japanese", 4,
		list("Aiko|Haruka|Yuko|Naomi|Michiko|Sakura|Kazuko|Emi|Reiko|Tomoko|Akemi|Shizuka"),
		list("Kenji|Hiroshi|Takumi|Daichi|Satoshi|Makoto|Ryō|Shōhei|Noboru|Yūta|Isamu|Kazuo"),
		list("Nakagawa|Tanaka|Itō|Kobayashi|Satō|Yamamoto|Ōta|Matsuda|Hayashi|Fujimoto|Sakamoto|Kōno|Inoue|Shimizu"),
		"ja", "JP"},
	{"spanish", 10,
		list("Rosalind|María José|Lucía|Ximena|Inés|Beatriz|Alejandra|Concepción|Pilar|Verónica|Guadalupe|Yolanda|Mónica|Araceli|Esperanza|Noemí"),
		list("Rafael|Joaquín|José Luis|Andrés|Ramón|Íñigo|Hernán|Tomás|Martín|Adrián|Gonzalo|Rubén|Óscar|Ignacio|Efraín|Sebastián"),
		list("Ibarra Montoya|Quispe Mamani|Castellanos|Gutiérrez|Peña|Muñoz|Rodríguez Vega|Hernández|Ybarra|Zúñiga|Domínguez|Cárdenas|Echeverría|Núñez|Villaseñor|Ocampo|Treviño|Sepúlveda|Fuentes|Ávila"),
		"es", "MX"},
	{"brazilian", 3,
		list("Tânia|Conceição|Beatriz|Luíza|Flávia|Inês|Patrícia|Júlia|Marília|Lívia"),
		list("João|Antônio|Caetano|Luís|Thiago|Fábio|Márcio|Sérgio|Vinícius|Otávio"),
		list("Gonçalves|Araújo|Magalhães|Conceição|Leitão|Brandão|Simões|Corrêa|de Souza|Assunção"),
		"pt", "BR"},
	{"hawaiian", 2,
		list("Leilani|Kaʻiulani|Noelani|Pualani|Mālia|Keola|Hōkūlani|Kēhaulani"),
		list("Kekoa|Keoni|Makoa|Kāwika|Ikaika|Nāinoa|Kalani|Liko"),
		list("Kahananui|Kealoha|Kamakawiwoʻole|Kaʻahumanu|Nāone|Mahoe|Kalākaua|Pukui|Kanahele|Keawe"),
		"haw", "AU"},
	{"samoan", 1,
		list("Sefina|Lagi|Tiresa|Moana|Sina|Lupe"),
		list("Tavita|Sione|Manu|Ioane|Faleolo|Tamatoa"),
		list("Tuilagi|Leavasa|Faʻalogo|Tuiasosopo|Seumalo|Malietoa"),
		"sm", "NZ"},
	{"navajo", 1,
		list("Dezba|Haseya|Shandiin|Nizhoni|Yanaba|Sháńdíín"),
		list("Samuel|Ashkii|Hastiin|Wilson|Leander|Tsosie"),
		list("Begay|Yazzie|Tsinajinnie|Benally|Nez|Tso|Bitsui|Etsitty"),
		"nv", "US"},
	{"german", 6,
		list("Annegret|Ursula|Käthe|Liselotte|Heike|Gisela|Bärbel|Franziska|Sabine|Jördis|Monika|Brigitte"),
		list("Jürgen|Matthias|Götz|Wolfgang|Ulrich|Dieter|Björn|Günther|Klaus|Sören|Reinhard|Eckhard"),
		list("Müller|Schröder|Achterberg|Großmann|Weiß|Kühn|von der Heide|Schönfeld|Vogt|Bäumler|Dörfler|Lindemann|Hölscher|Krüger"),
		"de", "DE"},
	{"scandinavian", 5,
		list("Ingrid|Astrid|Sólveig|Åsa|Birgitta|Linnéa|Sigrún|Maj-Britt|Tove|Gunnhild|Elin|Þóra"),
		list("Henrik|Magnus|Per|Håkon|Søren|Åke|Lars|Bjørn|Nils|Torbjörn|Einar|Snorri"),
		list("Solheim|Lindqvist|Lindgren|Sørensen|Ångström|Østergaard|Bjørnstad|Hallström|Þórsson|Nygård|Engström|Kjær|Dahl|Sjöberg"),
		"sv", "SE"},
	{"french", 4,
		list("Thérèse|Hélène|Geneviève|Maëlle|Élodie|Solène|Françoise|Zoé|Anaïs|Bérénice"),
		list("François|Étienne|Gaël|Benoît|Jérôme|Rémi|Loïc|Hervé|Noël|Théo"),
		list("Lefèvre|Mensah-Duval|Bélanger|Côté|Gauthier|Lévesque|d’Aubigné|Desrosiers|Châtelain|Beauséjour|Rousseau|Thibodeaux"),
		"fr", "FR"},
	{"italian", 4,
		list("Chiara|Giulia|Francesca|Ornella|Mariangela|Lucrezia|Fiorella|Bianca"),
		list("Niccolò|Giorgio|Matteo|Salvatore|Renzo|Vincenzo|Alessandro|Fabrizio"),
		list("Bianchi|D’Angelo|Esposito|Romano|De Luca|Marchetti|Lombardi|Caruso|Ferraro|Pellegrino|Santangelo|Di Stefano"),
		"it", "IT"},
	{"slavic", 4,
		list("Oksana|Svitlana|Ljubica|Jelena|Anežka|Zuzana|Darya|Nadezhda|Vesna|Ludmila"),
		list("Oleksandr|Dmytro|Nikola|Zdeněk|Jiří|Goran|Bohdan|Miloš|Vladimir|Ondřej"),
		list("Kovalenko|Shevchenko|Jovanović|Dvořák|Novotný|Šimić|Petrović|Hrytsenko|Černý|Babić|Volkov|Ristić"),
		"uk", "CZ"},
	{"armenian", 2,
		list("Anahit|Gayane|Lusine|Nairi|Siranush|Arpine"),
		list("Aram|Vartan|Hayk|Levon|Tigran|Garabed"),
		list("Petrosyan|Hakobyan|Sarkisian|Grigoryan|Manoukian|Bedrosian|Avakian|Terzian"),
		"hy", "US"},
	{"filipino", 3,
		list("Maricel|Luzviminda|Corazon|Rowena|Jocelyn|Analyn|Divina|Imelda"),
		list("Benigno|Rodel|Jun|Reynaldo|Arvin|Crisanto|Danilo|Emilio"),
		list("Dela Cruz|Macapagal|Bautista|Pangilinan|Magsaysay|Dimaculangan|Catacutan|Sumulong|Ilagan|Tolentino"),
		"fil", "PH"},
	{"jewish", 3,
		list("Miriam|Shoshana|Tovah|Dalia|Naomi|Rivka|Yael|Ruth"),
		list("Avi|Eitan|Gideon|Moshe|Noam|Saul|Uri|Ezra"),
		list("Rosenthal|Goldfarb|Ben-Ami|Shapiro|Lieberman|Abramowitz|Katzenelson|Weinstock|Adler|Mizrahi"),
		"he", "IL"},
	{"turkish", 2,
		list("Ayşe|Gülşen|Çiğdem|Özlem|Şebnem|Elif"),
		list("Çağlar|Mehmet|Oğuz|Gökhan|Barış|İsmail"),
		list("Yılmaz|Öztürk|Şahin|Çelik|Aydın|Demirtaş|Güneş|Karaağaç"),
		"tr", "TR"},
	{"ethiopian", 2,
		list("Selamawit|Tsehay|Hirut|Almaz|Bethlehem|Meskerem"),
		list("Dawit|Tewodros|Yonas|Mulugeta|Bekele|Abebe"),
		list("Gebremariam|Haile|Tesfaye|Woldegiorgis|Bekele|Desta|Alemayehu|Kebede"),
		"am", "US"},
}

// CultureWeights are the weights of the cultures, and CultureTotal is their sum.
var CultureWeights, CultureTotal = func() ([]int, int) {
	weights, total := make([]int, len(Cultures)), 0
	for i := range Cultures {
		weights[i] = Cultures[i].weight
		total += weights[i]
	}
	return weights, total
}()

// middleNames fit any American name.
var middleNames = list("Anne|Lee|James|Marie|Grace|Ray|Louise|Alan|Jean|Paul|Rose|Scott|Kay|Dean|Beth|Wayne")

// Town is usually American, since the marketplace serves American courts.
func (c *Culture) Town(d *dice.Dice) Town {
	if c.Abroad != "US" && d.Chance(14) {
		return dice.PickSkewed(d, foreign[c.Abroad])
	}
	return dice.PickSkewed(d, American)
}

// Name makes up a name, now and then with one of another culture.
func (c *Culture) Name(d *dice.Dice, woman bool) (first, last, other string) {
	givenNames := c.Men
	if woman {
		givenNames = c.Women
	}
	first, last = dice.Pick(d, givenNames), dice.Pick(d, c.Family)
	switch d.Under(12) {
	case 0: // married across cultures
		last = dice.Pick(d, Cultures[dice.Weighted(d, CultureWeights, CultureTotal)].Family)
		if woman {
			other = dice.Pick(d, c.Family)
		}
	case 1: // double-barrelled
		if second := dice.Pick(d, Cultures[dice.Weighted(d, CultureWeights, CultureTotal)].Family); second != last && len(last)+len(second) < 24 {
			last += "-" + second
		}
	case 2, 3:
		other = dice.Pick(d, middleNames)
	}
	return first, last, other
}

// list splits texts that bars separate.
func list(s string) []string { return strings.Split(s, "|") }
