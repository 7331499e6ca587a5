import { artwork } from '../artwork.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** Works of one art: six as "picture | title | technique and size", the groups, the fact beside size and year. */
function works(
  signs: string,
  groups: string,
  facts: string,
  about: string,
  lines: readonly string[],
): VarietySource {
  const marks = [
    '2026 | Available | success',
    '2026 | Sold | neutral',
    '2025 | Available | success',
    '2025 | On request | primary',
    '2024 | 3 left | warning',
    '2024 | Sold | neutral',
  ]
  const [, title = '', made = ''] = (lines[0] ?? '').split('|').map((cell) => cell.trim())
  return {
    signs,
    groups,
    fields: `About which work | text | ${title}`,
    samples: [
      'image | title | subtitle | overline | badge | tone',
      ...lines.map((line, index) => `${line} | ${marks[index] ?? ''}`),
    ].join('\n'),
    about,
    facts,
    hero: `New in the studio | ${title} | ${made}, 2026 | See work`,
  }
}

export const artworkVarieties = defineVarieties(artwork, [
  works(
    'ceramic 6, pottery 6, potter 6, porcelain 6, clay 5, vase 4, woodturner 5, wooden bowls 6, glass artist 6',
    'Tide, Ash, Table',
    '24 cm | Height\n2026 | Year\n1,240° | Fired at',
    'Thrown in one piece, ash glaze, fired twice. From the series Tide.',
    [
      'vase | Tide, tall vase | Stoneware, ash glaze, 24 cm',
      'vase | Two necks | Porcelain, 31 cm',
      'mug | Morning cups | Stoneware, set of four',
      'vase | Moon jar | Porcelain, 28 cm',
      'bowl | Salt bowls | Salt glaze, edition of 12',
      'vase | Dark bottle | Raku, 19 cm',
    ],
  ),
  works(
    'illustrator 6, illustration 6, graphic design 6, graphic designer 6, designer 4, branding 5, case studies 5, case study 5, ui 4, web designer 5',
    'Books, Posters, Branding',
    '2026 | Year\n6 weeks | Time\n14 | Drawings',
    'Fourteen drawings for a bakery that wanted to be found. Pencil first, two colours in print.',
    [
      'design | Hearth bakery | Branding, two colours',
      'story | The lamp keeper | Picture book, 32 pages',
      'music | Harbour nights | Poster series',
      'plant | Linden nursery | Packaging and signs',
      'city | Town map for walkers | Editorial, fold-out',
      'abstract art | Ten years of paper | Book cover',
    ],
  ),
  works(
    'jewellery 6, jewelry 6, goldsmith 6, silversmith 6',
    'Rings, Necklaces, One-offs',
    'Silver | Material\n2026 | Year\n12 g | Weight',
    'Forged from one bar, the stone was found on the pier. Can be made in other sizes.',
    [
      'abstract | Ring with river stone | Silver, size 54',
      'art | Long leaf | Necklace, brass and thread',
      'abstract | Tide bracelet | Silver, hammered',
      'art | Two seeds | Earrings, gold',
      'abstract | Salt brooch | Silver and enamel',
      'art | Knot | Wedding rings, recycled gold',
    ],
  ),
  works(
    'textile 6, weaver 6, weaving 5, tapestry 6, fashion 5, knitwear 6, costume designer 6, quilts 5',
    'Fields, Collections, One-offs',
    '140 × 90 | Size in cm\n2026 | Year\nWool | Material',
    'Woven over a winter, dyed with walnut and madder. Hangs from an oak rail.',
    [
      'jacket | Field, no. 2 | Wool, 140 × 90 cm',
      'shirt | Harbour coat | Linen, collection 4',
      'abstract art | Night rows | Wool and silk, 80 × 80 cm',
      'jacket | Walnut | Collection 3, eight looks',
      'abstract art | Salt line | Cotton, edition of 3',
      'shirt | Work shirt | Linen, collection 2',
    ],
  ),
  works(
    'architect 6, architecture 6, interior designer 6, interior design 5, landscape architect 7',
    'Houses, Public, Rooms',
    '142 m² | Size\n2026 | Finished\nTimber | Built of',
    'A house for four on a narrow plot. Timber on a stone base, light from the north.',
    [
      'city | House on the slope | Timber, 142 m²',
      'old town | Old dairy, new stairs | Conversion, 2 floors',
      'room | Reading room | Linden school',
      'old town | Twelve flats | Brick, Mill street',
      'park | Square with limes | Competition, first prize',
      'hotel | Guest house | Renovation',
    ],
  ),
  works(
    'sculptor 6, sculpture 5, sculptures 5, stone carver 6, wood carver 6, installation 3, bronze 5',
    'Stone, Wood, Outdoors',
    '62 cm | Height\n2026 | Year\nBronze | Material',
    'Cast in four parts, left rough where the hand would touch it.',
    [
      'museum | Standing bird | Bronze, 62 cm',
      'abstract art | Folded | Limestone, 40 cm',
      'forest | Three posts | Oak, outdoors',
      'museum | Head of a rower | Plaster, 35 cm',
      'abstract art | Gate | Steel, 210 cm',
      'vase | Hollow form | Alabaster, 28 cm',
    ],
  ),
])
