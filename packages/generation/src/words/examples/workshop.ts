/**
 * What stands in workshops, stores, labs and on plans: `class[@picture] noun, noun: example; example`. The names are by
 * size, make and use, so that they fit whatever trade the noun is of.
 */
export const workshopExamples = `
  document protocol, guideline, work instruction, care protocol: First five minutes; Handing over; When it gets worse; Before it is used; At night and alone; When nobody answers
  document checklist: Before opening; Every morning; Before the weekend; New colleague; Handing over; After closing
  document breakage, breakage list, broken piece: Blue vase, neck cracked; Two tumblers; Bowl, fell from the rack; Lid, wrong size; Window pane, 40 × 60; Rim chipped
  document diagram, schematic, schema: Overview; Front view; Section A to A; Inner parts; Connections; Older version
  document blueprint, floor plan, floor plan drawing, floorplan, building plan, ground plan, construction plan, construction drawing: Ground floor, 1:50; First floor, 1:50; Attic, 1:100; Cellar, 1:50; Garden side, 1:100; Stairs, 1:20
  document site plan, stage plan, hall plan, seating chart, plot plan: Main hall; Small stage; Courtyard; North entrance; Foyer; Upper floor
  thing marker, callout: Socket by the door; Damp spot, north wall; Meter cupboard; Crack above the window; Fire extinguisher; Shut-off valve
  thing map marker, map pin, landmark marker: Harbour gate; Old dairy; Linden square; Mill bridge; Station road; East end
  thing mould, casting: Small bowl, two parts; Large bowl; Handle, left; Lid, round; Base plate; Test piece
  thing harness, safety harness, climbing harness: Full body, blue; Light, 380 g; Sit harness; Rescue, with handle; Chest; Spare, size L
  thing anchor, anchor point: Roof edge, north; Tower, upper ring; Beam, hall 2; Rock, double bolt; Stairwell; Parapet, east
  thing chamber, test chamber: Main chamber; Small, two seats; Training, wet; Treatment; Transfer; Spare, dry
  thing microfilm reel, film reel, tape reel, reel: Parish books, 1780 to 1812; Harbour Post, 1921; Council minutes, 1904; Maps, sheets 1 to 40; Letters, A to F; Tax rolls, 1866
  document finding aid, inventory list: Family papers Osei; Town council, 1850 to 1910; Harbour office; Photographs, Mill street; Church books; School registers
  thing magic trick, magic effect: Coin through glass; Torn and restored; Three cups; The floating ring; Card to pocket; Mind reading, book
  thing furnace: Big pot, 1,120 °C; Day tank; Colour pots; Annealer, night; Glory hole; Small, gas
  thing water pipe, drain pipe: Main, 80 mm; Branch to hall 2; Drain, cast iron; Riser, east; Copper, 22 mm; Overflow
  thing soil sample, water sample, lab sample, specimen: North bank, 10 cm; Well 3; Upper layer; Harbour, low tide; Roof water; Control, blank
  thing microscope slide: Onion skin; Pond water; Blood, stained; Pollen, lime; Fly wing; Moss leaf
  thing fluid, chemical, reagent: Ethanol, 70 %; Distilled water; Formalin, 4 %; Saline; Glycerine; Buffer, pH 7
  thing meteorite: Iron, 1.2 kg; Stony, from a field; Pallasite slice; Chondrite, 84 g; Desert find; Moon rock, 3 g
  thing flag: Harbour, blue and white; Signal, Q; County; Ship’s ensign; Rainbow; Festival
  thing@none coat of arms, coat of arm, crest, emblem, blazon, shield: Azure, a lion or; Gules, three shells; Per pale, oak and mill; Sable, a silver bend; Vert, a white swan; Or, two keys
  thing gem cut, facet cut, facet diagram: Round brilliant; Step cut; Cushion; Pear; Marquise; Portuguese
  thing rough stone, gemstone, gem: Aquamarine, 14 ct; Tourmaline, green; Garnet, dark red; Citrine, 22 ct; Sapphire, small; Smoky quartz
  thing sled, sledge, sleigh: Basket, long distance; Toboggan, birch; Racing, 11 kg; Freight; Two seats; Training, on wheels
  thing regulator, breathing regulator: First stage, DIN; Octopus, yellow; Stage, 50 %; Sidemount, left; Spare, serviced; Cold water
  thing cylinder, scuba cylinder, gas cylinder: Steel, 12 l; Aluminium, 11 l; Twin 8.5 l; Stage, 7 l; Nitrox, 10 l; Pony, 3 l
  thing chisel, hand tool: Paring, 12 mm; Mortise, 8 mm; Jack plane, no. 5; Block plane; Gouge, 20 mm; Spokeshave
  thing lacquer, varnish, dye: Shellac, amber; Oil, clear; Indigo; Madder red; Walnut; Matt, two coats
  thing leather, hide: Calf, natural; Goat, black; Bridle, 4 mm; Sheep, lining; Suede, sand; Cordovan
  thing@none beacon, light buoy: Harbour head, red; North cardinal; Pier, green; Rock, white flash; Channel 3; Leading, rear
  thing vat, fermenter: Big vat, 400 l; Small vat, 60 l; Glass, 25 l; Oak, 220 l; Conical, 120 l; Test, 5 l
  thing crane, hoist, winch: Hall crane, 5 t; Yard, 12 t; Chain hoist, 1 t; Mobile, 35 t; Winch, 800 kg; Jib, bay 2
  thing sail, mast: Main, new; Spare, patched; Storm, orange; Small boat; Before 2019; From the loft
  document manuscript, scroll: Psalter, 14th century; Letters of a miller; Songs, in two hands; Herbal, with drawings; Chronicle, 1610; Music, four parts
  document finding: Clay shards, trench 2; Bronze pin; Floor tiles; Well, 3 m deep; Coin, worn; Ashes, lower layer
  document consent, consent form, release form: Interview and recording; Photos; Blood sample; Data for two years; Second visit; Parents, under 16
  document haunting, ghost sighting: Steps on the stairs; Cold spot, cellar; Lady at the mill; Light without lamp; Door at three; Voice on the pier
  thing puppet head, carved head: Old woman, lime; The king; Devil with horns; Young man, pear; Fool, three faces; Wolf, jaw moves
  thing bellows: Main, four folds; Swell, small; Wedge, 1790; Reservoir; Pedal, left; New leather, 2021
  thing organ stop: Principal 8′; Flute 4′; Trumpet 8′; Mixture IV; Bourdon 16′; Oboe 8′
  thing trench: North wall; Beside the well; Old road; Under the barn; South, 4 × 2 m; Ditch
  thing ceramic glaze recipe, colour recipe, glass colour: Cobalt blue, 2 %; Bottle green; Amber, iron; Opal white; Copper ruby; Smoke grey
  activity wind tunnel run, test run, tunnel run: Model 3, 40 m/s; Empty tunnel; Wing, 8°; Repeat of Tuesday; With smoke; Calibration
`
