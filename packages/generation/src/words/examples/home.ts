/** Home, household, crafts, things one owns: `class[@picture] noun, noun: example; example`. */
export const homeExamples = `
  thing@sofa redesign idea, ai redesign, ai redesign idea, room design, interior design idea, design idea: Living room, boho; Bedroom, Scandinavian; Kitchen, modern; Study, mid-century; Hall, Japandi; Bathroom, coastal
  document love letter, love note: You made Tuesday bearable; Thank you for the soup; Three things I saw today; For your train ride; Open on a bad day; Good night, from the kitchen
  document appliance manual, user manual, instruction manual, manual: Washing machine, 24 pages; Boiler, 48 pages; Dishwasher, 20 pages; Fridge, 16 pages; Oven, 32 pages; Heat pump, 64 pages
  thing home appliance, household appliance, appliance: Washing machine, to May 2028; Boiler, to March 2031; Dishwasher, to June 2027; Fridge, to January 2029; Oven, ended 2025; Heat pump, to 2033
  document vehicle paper, car paper: Insurance, to 31 Dec; Registration; Inspection, to March 2027; Purchase contract; Winter tyres, invoice; Warranty, to 2028
  document body stage, fasting stage, stage of fasting: Digesting, 0 to 4 h; Sugar falls, 4 to 8 h; Stores are used, 8 to 12 h; Burning fat, 12 to 16 h; Ketosis, from 16 h; Renewal of cells, from 24 h
  thing decor, home decor: Wool throw; Round mirror; Vase, stoneware; Linen cushion; Wall clock, oak; Candle, cedar
  numbered washer, dryer, washing machine: Washer 1; Washer 2; Washer 3; Dryer 1; Dryer 2; Big drum
  thing fabric, cloth, textile, fabric stash: Linen, oat, 2.4 m; Cotton poplin, 1.8 m; Corduroy, rust, 3 m; Denim, 2 m; Jersey, striped, 1.2 m; Wool, grey, 2.1 m
  document screw thread, drill size, torque, torque table, thread size: M4, pitch 0.7; M5, pitch 0.8; M6, pitch 1.0; M8, pitch 1.25; M10, pitch 1.5; M12, pitch 1.75
  thing button: Six horn buttons, 1920s; Blue glass, hand-painted; Navy anchor, brass; Mother-of-pearl, carved; Green wood, one hole; Enamel, small roses
  thing thread, haberdashery, notion: Thread, moss green; Six horn buttons; Zip, 22 cm; Bias tape; Needles, size 80; Elastic, 3 m
  document sewing pattern, knitting pattern, crochet pattern: Summer dress, size 40; Work shirt; Wide trousers; Quilted vest; Tote with pocket; Child coat, 104
  thing@dress evening dress, wedding guest dress, dress, gown, ball gown, prom dress: Dark green silk, size 38; Red with sleeves, size 40; Dusty pink, size 36; Black, size 42; Blue lace, size 38; Gold sequins, size 34
  thing@shirt clothes, clothe, outfit, garment, jacket: Linen shirt, M; Denim jacket, S; Wool coat, 40; Striped jumper, L; Rain trousers, M; Corduroy skirt, 38
  thing@shoe shoe, sneaker, boot: Trail runners, 42; Rubber boots, 39; Court shoes, 44; Winter boots, 40; Canvas, white, 41; Dance shoes, 38
  thing jewelry, jewellery, necklace, earring, bracelet: Silver hoops; Moon pendant; Braided ring; Pearl drops; Brass cuff; Garnet studs
  thing board game, puzzle game: Wooden train; Harbour traders; Marble run; Night owls, 2 to 5; Block set; Old maps, 1,000 pieces
  thing toy: Wooden train; Marble run; Block set; Doll’s house; Dinosaur box; Balance bike
  thing furniture, chair, table, desk, shelf: Ash stool; Folding table; Reading chair; Oak shelf; Desk, 120 cm; Bench with box
  thing gadget, device, charger, adapter: Toaster; Floor lamp; Record player; Mixer; Radio; Coffee grinder
  thing key, spare key, padlock: Cellar; Bike shed; Letterbox; Attic; Garden gate; Neighbour, 2nd floor
  document chore, household task: Take out the paper; Water the balcony; Clean the stairs; Change the filter; Descale the kettle; Windows, street side
  document restaurant bill, bar bill, cafe bill, dinner bill: Bar Centrale, € 58.40; Mill Café, € 24.60; Second Table, € 96; Noodle bar, € 38.20; Pizzeria, € 61.50; Harbour grill, € 112
  document fuel receipt, petrol receipt, diesel receipt, toll receipt: Ring road station, 212 l; Harbour 9, 180 l; Motorway east, 96 l; Depot pump, 240 l; Linden station, 64 l; Border stop, 310 l
  measure solar production, energy production, power production, electricity production, solar yield: Today, 14.2 kWh; Yesterday, 11.8 kWh; Tuesday, 16.4 kWh; Monday, 9.6 kWh; Sunday, 18.1 kWh; Saturday, 12.9 kWh
  document bill, utility bill: Electricity, € 64; Internet, € 32; Water, € 21; Music, € 11; Insurance, € 18; Newspaper, € 9
  document instruction, aftercare instruction, care instruction, guideline: Before you come, read this first; The first day, what to expect; The first week, twice a day; What to avoid, for ten days; When to call, any hour; Questions others asked, six answers
  document warranty, guarantee: Washing machine, to 2028; Bike, to 2027; Phone, to 2026; Heat pump, to 2033; Drill, to 2027; Sofa, to 2029
  document old letter, postcard, telegram: Grandma to Ida, 1948; From the ship, 1931; Birthday, 1962; School, 1955; Last summer, 1939; Postcard from Turku
  person ancestor, relative, family member, descendant: Ida Brandt, 1921; Otto Vogt, 1894; Maria Rey, 1933; Emil Lund, 1878; Clara Weber, 1952; Josef Brandt, 1899
  thing@gift present, gift, gift idea, wish: Wool blanket; Pottery class; Tea tin; Board game; Bike lights; Cinema voucher
  thing box, moving box, crate, bin: Kitchen 1, pots; Kitchen 2, glasses; Books A to K; Winter clothes; Tools and paint; Bathroom
  thing paint, colour sample, wallpaper: Chalk white; Sage; Clay pink; Ink blue; Oat; Rust
  thing lego set, model, miniature, figure, collectible: Lighthouse, 1:200; Steam crane; Night express; Tram 1:87; Market hall; Fishing boat
  thing postage stamp, coin, banknote: Lighthouse 60 c; Blue mare 1921; One crown 1912; Silver thaler; Jubilee block; Airmail 2 kr
  thing candle, soap, perfume, cosmetic, cream: Fig and cedar; Oat milk bar; Orange blossom; Sea salt; Lavender; Rose balm
  thing plant pot, vase, ceramic, pottery, piece of pottery: Celadon bowl; Tall vase, matte; Salt-glazed jug; Two cups; Oval plate; Lidded jar
  event cleaning, cleaning day: Kitchen and bath, Thu 19 Nov; Windows, Fri 20 Nov; Stairs and hall, Mon 23 Nov; All rooms, Wed 25 Nov; Beds and towels, Thu 26 Nov; Terrace, Sat 28 Nov
  event collection, waste collection, bin day: Paper, Thu 19 Nov; Organic, Fri 20 Nov; Glass, Mon 23 Nov; Plastic, Wed 25 Nov; Rest, Thu 26 Nov; Garden, Sat 28 Nov
  thing waste, recycling, rubbish: Paper; Organic; Glass; Plastic; Metal; Garden
  picture@room moodboard, inspiration, style idea: Linen and green; Long table; Paper lamps; Wild flowers; Brass and oak; Stone floor
`
