/** Plants, animals, weather and outdoors: `class[@picture] noun, noun: example; example`. */
export const natureExamples = `
  document pest guide, disease guide, pest: Aphids, soap water; Slugs, copper tape; Powdery mildew, milk spray; Cabbage white, nets; Carrot fly, fleece; Blight, remove leaves
  document companion plant: Tomato with basil; Carrot with onion; Beans with corn; Cabbage with dill; Strawberry with garlic; Courgette with nasturtium
  thing rock, stone: Granite; Basalt; Slate; Sandstone; Gneiss; Marble
  thing mineral, crystal, gemstone: Quartz; Feldspar; Mica; Calcite; Pyrite; Garnet
  thing@plant bonsai, bonsai tree: Juniper, 1998; Chinese elm; Trident maple; Black pine, on slate; Satsuki azalea; Larch, group of five
  thing@forest mushroom, fungus: Cep; Chanterelle; Parasol; Honey fungus; Birch bolete; Hedgehog mushroom
  thing@flower flower, bouquet, bloom, wildflower: White ranunculus; Cornflower; Sweet pea; Dahlia, rust; Cosmos; Larkspur
  thing@plant herb, seedling, sapling, cutting: Basil; Lovage; Lemon balm; Chives; Summer savory; Mint
  thing@forest tree, orchard tree: Boskoop apple; Old walnut; Williams pear; Field maple; Weeping birch; Quince
  thing@vineyard grape, grape variety, variety: Riesling; Pinot noir; Silvaner; Touriga; Grüner Veltliner; Merlot
  numbered@field plot, allotment, field: Plot 4, south wall; Plot 7, by the well; Plot 12, shade; Plot 2, new; Plot 9, orchard; Plot 15, corner
  thing@garden compost, pile, heap, compost pile: North pile; Leaf pile; Hot box; Old bay; Worm bin; Kitchen bin
  thing@flower bee, beehive, swarm: Linden; Orchard wall; Heather stand; Dairy roof; South meadow; Swarm of May
  thing pigeon, dove, racing pigeon: Blue hen 24-118; Silver cock 23-402; Red chequer 25-077; White flight 22-310; Grizzle 24-551; Dark hen 25-203
  place loft, dovecote, aviary: North loft; Old bird loft; Young bird loft; Garden aviary; Breeding loft; Barn roof
  thing@none ring, earmark: NL 24-118; NL 23-402; BE 25-077; DE 22-310; NL 24-551; BE 25-203
  document pedigree, bloodline, lineage: Blue hen 24-118; Silver cock 23-402; Red chequer 25-077; White flight 22-310; Grizzle 24-551; Dark hen 25-203
  animal chicken, hen, goat, sheep, cow, livestock, cattle, pig, herd: Berta; Number 14; Old Greta; Freckles; Ida; The white one
  animal dog, puppy, cat, kitten, pet, rescue: Hazel; Bruno; Mimi; Otto; Pepper; Lotte
  species@forest bird, garden bird: Robin; Great tit; Nuthatch; Kestrel; Blackcap; Goldfinch
  thing insect, butterfly, moth, beetle, creepy-crawly: Red admiral; Brimstone; Stag beetle; Hawk moth; Small copper; Rose chafer
  thing@fish fish, catch: Pike; Perch; Brown trout; Zander; Bream; Eel
  thing@fish coral, livestock list, invertebrate: Torch coral, two heads; Clownfish, pair; Cleaner shrimp, three; Green star polyps, back wall; Yellow tang, eats well; Hermit crabs, about ten
  thing bait, lure, fly: Silver spinner; Sweetcorn; Soft shad, green; Dry fly, size 14; Worms; Wobbler, perch
  thing bird feeder, nest box, nest: South wall; Old pear tree; Shed roof; Hedge; Kitchen window; Gate post
  thing@star planet, visible planet: Venus, low in the west; Jupiter; Saturn; Mars after midnight; Mercury at dawn; Uranus by telescope
  event eclipse, meteor shower, conjunction: Geminids, 14 Dec; Partial eclipse, 28 Mar; Moon and Venus; Quadrantids, 3 Jan; Saturn at opposition; Lyrids, 22 Apr
  document tide, high tide, low tide: High water, 06:12, 2.4 m; Low water, 12:31, 0.6 m; High water, 18:44, 2.3 m; Low water, 00:58, 0.7 m; High water, 07:02, 2.5 m; Low water, 13:18, 0.5 m
  place@sea surf spot, dive site, dive spot, reef: North reef; Lighthouse point; The harbour wall; Long beach; River mouth; South jetty
  place@lake lake, pond, river, fishing spot: Mill pond; Upper lake; River bend; Old gravel pit; Forest lake; Canal bridge
  place@mountain summit, peak, crag, climbing spot, climb: West ridge; Sun wall; Hut path; Chimney, grade 5; North face; Raven crag
  document vehicle sighting, car sighting, truck sighting, van sighting, lorry sighting, patrol sighting, police sighting, warden sighting, bus sighting, train sighting, plane sighting: Station road, two minutes ago; Harbour street, heading north; Old dairy, parked; Mill street, by the bridge; School lane, gone again; Market square, slow round
  document sighting, spotted animal: Kingfisher, mill pond; Red kite, ridge; Wren, hedge; Heron, river bend; Nuthatch, park; Barn owl, dairy
  place@trail trail, hike, path: River loop; Ridge and back; Three mills; Heath round; Old railway; Castle steps
  place@camp campsite, hut, shelter, cabin, bivouac: North hut; Ridge shelter; Spring cabin; Forest house; Pass hut; Lake refuge
  place no-fly zone, restricted area, closed area: Airport, 5 km; Hospital helipad; Nature reserve; Power station; Prison; Stadium on match days
  thing drone, aircraft, glider, kite: Mini, 249 g; Survey quad; Racing frame; Old foam wing; Cine hex; Trainer
  thing solar panel, solar module, solar array: South roof, 5.2 kW; East roof, 3.1 kW; Carport, 1.3 kW; Balcony, 0.8 kW; Shed, 0.4 kW; West roof, 2.6 kW
  thing battery, battery cycle, power bank: Pack A, 41 cycles; Pack B, 88 cycles; Pack C, new; Spare, 120 cycles; Charger 2; Travel pack
  event moon phase, phase of moon: Full moon, 24 Nov; Last quarter, 1 Dec; New moon, 9 Dec; First quarter, 17 Dec; Full moon, 24 Dec; Last quarter, 30 Dec
  document poison warning, hazard, danger: Death cap, deadly; Ice on the north side; Do not eat raw; Loose rock; High water; Wasps by the gate
  event closed season, harvest, sowing: Pike, 1 Feb to 30 Apr; Chanterelles, July to October; Cherries, June; Trout, from 1 October; Leeks, until March; Apples, September
  place@hills dark place: Hill above the mill, class 3; Quarry road, class 4; Chapel car park, class 4; Reservoir dam, class 2; Heath, east gate, class 3; Ridge hut, class 2
  event watering, pruning, spraying, fertilising: Beds 1 to 4; Roses; Young trees; Balcony boxes; Greenhouse; Hedge, north side
  document spraying record, treatment record, log entry: Sulphur, plots 1 to 4; Copper, plot 7; Nothing, rain; Sulphur, plot 12; Whey, all plots; Lime, plot 2
`
