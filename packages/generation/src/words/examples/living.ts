/** Money, daily life, kitchen and devices: `class[@picture] noun, noun: example; example`. */
export const livingExamples = `
  document dividend: Northlight Energy, € 44; Mossfield Foods, € 18; Rail and Sea, € 27; World Index Fund, € 61; Harbour Insurance, € 33; Attic Cloud, € 9
  document bond: Linden town, 2031; Federal, 2029; Rail and Sea, 3.1 %; Green bond, 2034; Northlight, 2028; Harbour, 2.8 %
  document tax deduction, deduction: Commuting; Home office; Donations; Tools; Training; Books
  document refund: Train, 40 minutes late; Jacket, size S; Concert, cancelled; Deposit of bottles; Double payment; Course of spring
  document pledge: € 20 a month; € 150 at once; Four hours; Two sacks of rice; € 5 a kilometre; A cake
  thing@coins savings jar, money jar: Holidays; New bike; Presents; Repairs; Sweets; Rainy days
  document pension: State pension; Company pension; Private plan, 2012; Widow’s pension; Fund, 1998; Insurance, 2004
  document fare: Single, two zones; Day ticket; Short trip; Month, whole city; Child; Night bus
  document visa: Japan, 90 days; India, e-visa; Schengen; Kenya, e-visa; Working holiday; Transit
  thing@salad recipe idea, meal idea, recipe suggestion, leftover recipe, dinner idea: Fried rice with leftovers, 15 min; Bread and tomato soup, 25 min; Omelette with greens, 10 min; Potato hash, 20 min; Pasta with what is there, 18 min; Lentil salad, 12 min
  thing drink recipe, mocktail: Ginger and lime; Cold tea with peach; Elderflower fizz; Tomato and celery; Cucumber cooler; Apple and thyme
  thing marinade, syrup: Soy and honey; Lemon and thyme; Elderflower; Ginger; Garlic and paprika; Rosemary
  thing@bread dough: Wheat, 68 %; Rye, 82 %; Pizza, 62 %; Brioche; Focaccia, 80 %; Pasta
  thing taco, salad, snack: Bean and corn; Beet and feta; Carrot and ginger; Lentil and herb; Potato and dill; Cucumber and mint
  thing jam, pickle, preserve: Plum, 2026; Quince jelly; Cucumbers in dill; Strawberry and rhubarb; Beetroot; Green tomato
  thing sausage, ham, steak, fillet: Smoked, air dried; Fennel; Rump, 300 g; Trout; Cooked ham; Lamb, with mint
  thing hop, malt: Saaz; Cascade; Pilsner malt; Munich malt; Tettnang; Roasted barley
  thing gin, rum, liquor: Harbour Dry; Copper Still; Old Dairy 44; Juniper Hill; Salt and Bay; Mill Street
  document voicemail: Lea, 0:42; Dr Chen, 1:10; Unknown, 0:12; Omar, 0:28; Workshop, 0:33; Grandma, 2:04
  thing screenshot: Ticket, Tue 17 Nov; Map of the station; Recipe; Chat with Lea; Receipt; Error at login
  thing macro, hotkey, keyboard shortcut: Copy line; Open terminal; Switch window; Paste plain; Lock; Search all
  thing subdomain, domain: shop.linden.example; mail.linden.example; blog.linden.example; status.linden.example; api.linden.example; old.linden.example
  thing@none ssl certificate, certificate of a site: linden.example, 41 days; shop.linden.example, 12 days; api.linden.example, 88 days; mail.linden.example, 63 days; blog.linden.example, 7 days; old.linden.example, expired
  thing router, switch device, network device: Hall, floor 1; Attic; Cellar; Office; Garden; Guest network
  thing amateur radio call, call sign: DL4KW; OE3LB; SM5OH; F6TR; G4KO; PA3AP
  thing antenna: Dipole, 20 m; Vertical, 2 m; Loop; Yagi, 70 cm; Long wire; Magnetic mount
  thing radio repeater, repeater: Ridge, 145.675; Harbour tower, 438.900; Castle hill, 145.725; Old mill, 439.125; Island, 145.600; West, 438.750
  thing tile, brick: Slate grey, 30 × 30; White metro; Hexagon, sand; Red clinker; Terrazzo; Cement, blue
  thing radiator, boiler: Living room; Bathroom; Bedroom; Kitchen; Hall; Study
  thing sofa, armchair: Grey, three seats; Corner, blue; Leather, brown; Reading chair; Bed sofa; Bench, oak
  document compliment, affirmation of the day: You listen well; Your soup was the best; You make people laugh; You never gave up; I trust you; You are a good friend
  document worry: The talk on Monday; Rent in January; Noise in the engine; What Kim meant; Exam in statistics; Mother’s knee
  document confession: I never read it; I took the last slice; I still have your book; I like the old logo; I forgot her birthday; I sing in the car
  document verdict, court decision: Noise after ten; Deposit kept; Dog in the flat; Late train; Broken fence; Wrong bill
  document law article, amendment: Article 12, housing; Article 4, schools; Section 7, noise; Article 31, water; Section 2, bikes; Article 19, press
  document complaint: Noise at night; Late delivery; Broken lift; Wrong bill; Rude on the phone; Bins not emptied
  person mayor, councillor, politician: Ruth Adeyemi; Elias Lund; Sofia Almeida; Yusuf Kaya; Jonas Weber; Hana Sato
  group choir: Sunday choir; Mill singers; Youth choir; Chamber choir; Gospel at six; Men’s choir
  event parade, protest, demonstration: Lantern parade; Bike parade; For the night bus; Carnival; Against the car park; Harvest parade
`
