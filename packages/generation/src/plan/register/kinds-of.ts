/** Which kinds there are of what a description names, by a word of it. */
const kinds: readonly [RegExp, readonly string[]][] = [
  [/\bmilk\b/, ['Goat', 'Cow', 'Sheep', 'Goat', 'Cow', 'Buffalo']],
  [
    /\b(?:lichens?)\b/,
    ['Map lichen', 'Oakmoss', 'Common orange', 'Hammered shield', 'Crab’s eye', 'Reindeer'],
  ],
  [/\bmoss(?:es)?\b/, ['Wall screw-moss', 'Swan’s-neck', 'Feather-moss', 'Haircap', 'Bog-moss', 'Cord-moss']],
  [
    /\b(?:falcon(?:s|ry)?|hawks?|raptors?|birds? of prey)\b/,
    ['Harris hawk', 'Peregrine', 'Barn owl', 'Kestrel', 'Lanner', 'Eagle owl'],
  ],
  [/\b(?:leathers?|hides?)\b/, ['Calf', 'Goat', 'Sheep', 'Bridle', 'Suede', 'Cordovan']],
  [/\b(?:flours?|grains?)\b/, ['Wheat', 'Rye', 'Spelt', 'Barley', 'Oats', 'Einkorn']],
  [/\b(?:grapes?|wines?|vines?)\b/, ['Riesling', 'Pinot noir', 'Silvaner', 'Merlot', 'Chardonnay', 'Syrah']],
  [
    /\b(?:fabrics?|cloths?|textiles?|fib(?:er|re)s?)\b/,
    ['Linen', 'Wool', 'Cotton', 'Silk', 'Hemp', 'Velvet'],
  ],
  [/\b(?:metals?|alloys?)\b/, ['Brass', 'Steel', 'Bronze', 'Copper', 'Iron', 'Pewter']],
  [/\b(?:soils?)\b/, ['Loam', 'Clay', 'Sand', 'Peat', 'Chalk', 'Silt']],
  [/\bdrills?\b/, ['Fire', 'Man overboard', 'First aid', 'Evacuation', 'Fire', 'Blackout']],
  [
    /\b(?:rocks?|stones?|geolog\w+|outcrops?)\b/,
    ['Granite', 'Slate', 'Basalt', 'Limestone', 'Sandstone', 'Gneiss'],
  ],
  [
    /\b(?:litter(?! (?:box|tray|condition|mates?|changes?|cleaning|training)\b)|waste|rubbish|trash|debris)\b/,
    ['Plastic bottles', 'Fishing line', 'Glass', 'Cans', 'Foam', 'Rope'],
  ],
  [
    /\b(?:mushrooms?|fung\w+|spawn|mycelium)\b/,
    ['Oyster', 'Shiitake', 'Lion’s mane', 'Chestnut', 'Enoki', 'King oyster'],
  ],
  [
    /\b(?:trees?|woods?|forest|arboretum|bonsai)\b/,
    ['Oak', 'Beech', 'Field maple', 'Hornbeam', 'Rowan', 'Larch'],
  ],
  [
    /\b(?:birds?|nests?|nest ?boxes|owls?)\b/,
    ['Great tit', 'Tawny owl', 'Kestrel', 'Swift', 'Robin', 'Nuthatch'],
  ],
  [/\b(?:bats?)\b/, ['Noctule', 'Pipistrelle', 'Long-eared', 'Serotine', 'Barbastelle', 'Daubenton’s']],
  [
    /\b(?:fish|ponds?|aquarium|reef|tide ?pools?|rock ?pools?)\b/,
    ['Goby', 'Blenny', 'Shore crab', 'Beadlet anemone', 'Limpet', 'Starfish'],
  ],
  [
    /\b(?:moths?|butterfl\w+|insects?|beetles?)\b/,
    ['Brimstone', 'Peacock', 'Hawk moth', 'Stag beetle', 'Ringlet', 'Common blue'],
  ],
  [
    /\b(?:seeds?|plants?|flowers?|herbs?|garden|meadow|botan\w+|herbarium)\b/,
    ['Meadow sage', 'Field poppy', 'Wild carrot', 'Oxeye daisy', 'Yarrow', 'Chicory'],
  ],
  [
    /\b(?:snakes?|reptiles?|geckos?|lizards?|frogs?|newts?)\b/,
    ['Corn snake', 'Leopard gecko', 'Tree frog', 'Smooth newt', 'Bearded dragon', 'Milk snake'],
  ],
]

/** Breeds of the animals people keep. */
const breeds: readonly [RegExp, readonly string[]][] = [
  [
    /\b(?:dogs?|pupp(?:y|ies)|kennels?)\b/,
    ['Labrador', 'Terrier', 'Mixed breed', 'Border collie', 'Poodle', 'Beagle'],
  ],
  [/\b(?:cats?|kittens?)\b/, ['Shorthair', 'Maine coon', 'Mixed breed', 'Siamese', 'Birman', 'Ragdoll']],
  [/\b(?:sheep|ewes?|lambs?|flocks?)\b/, ['Texel', 'Merino', 'Suffolk', 'Jacob', 'Texel', 'Cheviot']],
  [/\b(?:goats?)\b/, ['Saanen', 'Toggenburg', 'Alpine', 'Boer', 'Saanen', 'Nubian']],
  [
    /\b(?:cows?|cattle|cal(?:f|ves)|bulls?)\b/,
    ['Holstein', 'Jersey', 'Angus', 'Brown Swiss', 'Hereford', 'Highland'],
  ],
  [
    /\b(?:horses?|pon(?:y|ies)|foals?|stables?)\b/,
    ['Haflinger', 'Arab', 'Hanoverian', 'Shetland', 'Friesian', 'Connemara'],
  ],
  [
    /\b(?:hens?|chickens?|roosters?|poultry|coops?)\b/,
    ['Sussex', 'Leghorn', 'Marans', 'Orpington', 'Barnevelder', 'Wyandotte'],
  ],
  [
    /\b(?:pigs?|piglets?|sows?)\b/,
    ['Large White', 'Duroc', 'Saddleback', 'Landrace', 'Tamworth', 'Berkshire'],
  ],
  [/\b(?:rabbits?|bunn(?:y|ies))\b/, ['Lop', 'Rex', 'Dwarf', 'Angora', 'Lionhead', 'Dutch']],
  [/\b(?:bees?|hives?|queens?)\b/, ['Carniolan', 'Buckfast', 'Dark bee', 'Italian', 'Buckfast', 'Carniolan']],
]

/** What a word means of one thing alone. */
const ofThing: readonly [field: RegExp, noun: RegExp, readonly string[]][] = [
  [
    /^position$/,
    /\b(?:player|goalkeeper|footballer|athlete)$/,
    ['Goal', 'Defence', 'Midfield', 'Attack', 'Defence', 'Midfield'],
  ],
  [
    /^model$/,
    /\b(?:car|vehicle|van)$/,
    ['Estate 2.0', 'City E', 'Kombi 1.6', 'Roadster', 'Van L2', 'Hatch 1.2'],
  ],
]

/** Where nothing tells of what: some that live anywhere. */
const anySpecies = ['House sparrow', 'Field vole', 'Common frog', 'Brown trout', 'Red clover', 'Oak']

/**
 * Six kinds for a field that asks for one ("species", "breed", "type"), by its own name, the thing it is told of, or all that is
 * said; undefined for another field, and where no kinds are known.
 */
export function kindsOf(field: string, noun: string, about: string): readonly string[] | undefined {
  const own = ofThing.find(([name, of]) => name.test(field) && of.test(noun))
  if (own) return own[2]
  if (!/\b(?:species|variet(?:y|ies))\b|\bbreed$|^(?:kind|type|sort)\b|\b(?:kind|type)$/.test(field))
    return undefined
  const nearby = /\bbreed$/.test(field) ? firstOf(breeds, [field, noun]) : undefined
  return nearby ?? firstOf(kinds, [field, noun, about]) ?? (/^species$/.test(field) ? anySpecies : undefined)
}

const firstOf = (table: typeof kinds, said: readonly string[]) =>
  said.map((text) => table.find(([words]) => words.test(text))?.[1]).find((found) => found !== undefined)
