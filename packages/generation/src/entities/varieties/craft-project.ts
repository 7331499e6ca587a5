import { craftProject } from '../craft-project.ts'
import { defineVarieties } from './variety.ts'

/** What one makes by hand; without these words it is knitted. */
export const craftProjectVarieties = defineVarieties(craftProject, [
  {
    signs: 'crochet 5, amigurumi 7, hook size 6, crocheting 6',
    groups: 'On the hook, Planned, Finished',
    without: 'Needles',
    fields: `
      Pattern | text | Granny blanket
      Yarn | text | Cotton, 9 balls, moss
      Hook size | text | 4 mm`,
    samples: `
      image | title | subtitle | overline | progress | meta
      yarn | Granny blanket | Cotton in moss, 4 mm hook | Round 31 of 54 | 57 | For the sofa
      bag | Market bag | Linen string, 5 mm hook | Round 22 of 48 | 46 | For Iris
      tshirt | Summer top | Bamboo, 3.5 mm hook | Row 60 of 84 | 72 | For me
      music record | Coasters, set of six | Cotton, 3 mm hook | Four of six | 66 | For Omar
      flower | Little fox | Amigurumi, 2.5 mm hook | Ears | 80 | For Ida
      beanie | Winter hat | Alpaca, 5 mm hook | Finished | 100 | Given away`,
    about: 'Thirty-one rounds of fifty-four. Change of colour every third round, ends woven in at once.',
    facts: '31 | Round\n57 % | Done\n9 | Balls',
    figures: '4 | On the hook\n1,240 | Rounds | +84\n38 | Balls in the stash',
    hero: 'Round 32 | Granny blanket | Three trebles, chain one, corner every twelfth | Count round',
    tip: 'Enough yarn for two more | Moss cotton, six balls',
    trend: 'Rounds a week | 112 | +30',
    add: 'New project',
    use: 'Count round',
  },
  {
    signs:
      'knit and crochet 8, knitting and crochet 8, crochet and knitting 8, knitting or crochet 8, knit or crochet 8',
    samples: craftProject.samples
      .map(
        ({ image = '', title, subtitle = '', overline = '', progress = '', meta = '' }) =>
          `${image} | ${title} | ${subtitle} | ${overline} | ${progress} | ${meta}`,
      )
      .join('\n')
      .replace(/^/, 'image | title | subtitle | overline | progress | meta\n'),
    about: craftProject.about,
  },
  {
    signs:
      'sewing 5, sew 4, quilt 6, quilting 6, dressmaking 6, fabric 4, fabric stash 6, patchwork 6, seam 4, sewing machine 5, cut pieces 5',
    groups: 'In work, Planned, Finished',
    without: 'Needles, Row, Yarn',
    fields: `
      Pattern | text | Harbour dress
      Fabric | text | Linen, 2.4 m, oat
      Size | text | 40
      Thread and zips | text | Oat 402, zip 40 cm`,
    samples: `
      image | title | subtitle | overline | progress | meta
      dress | Harbour dress | Linen, 2.4 m, size 40 | Sleeves next | 60 | For me
      sewing | Nine-patch quilt | Cotton, block 31 of 54 | Quilting | 57 | For the sofa
      shirt | Work shirt | Twill, 1.8 m | Collar | 72 | For Omar
      bag | Bag with zip | Waxed canvas | Cut out | 20 | For Iris
      coat | Child coat, 104 | Boiled wool | Planned | 0 | For Ida
      trousers | Wide trousers | Corduroy, size 40 | Finished | 100 | Worn a lot`,
    about: 'Body is done, sleeves come next. Let out the left side by half a centimetre.',
    facts: '40 | Size\n60 % | Done\n2.4 m | Fabric',
    figures: '4 | In work\n38 m | Fabric in the stash\n12 | Finished this year',
    hero: 'Next step | Harbour dress | Set in the sleeves, notch on notch | Tick step',
    tip: 'Linen is enough for a skirt | 1.1 metres are left',
    trend: 'Hours a week | 6 | +2',
    data: [3, 4, 2, 5, 4, 5, 6],
    add: 'New project',
    use: 'Tick step',
  },
  {
    signs: 'embroidery 6, cross stitch 8, cross-stitch 8, needlepoint 7, punch needle 7, tapestry kit 6',
    groups: 'In the hoop, Planned, Finished',
    without: 'Needles, Row, Yarn',
    fields: `
      Pattern | text | Linden branch
      Fabric | text | Aida 14, oat
      Threads | text | 14 colours, 3 to buy
      Stitches | number | 4120`,
    samples: `
      image | title | subtitle | overline | progress | meta
      plant | Linden branch | Aida 14, fourteen colours | 4,120 of 6,800 | 60 | For Lea
      sea | Small harbour | Linen, nine colours | 1,310 of 2,900 | 45 | For the hall
      flower | Alphabet with herbs | Aida 16, letter M | Cross stitch | 48 | For Ida
      night | Stars on indigo | Hoop of 15 cm | Back stitch | 80 | For me
      home | House in snow | Kit from Iris | Planned | 0 | For Grandma
      garden | Robin | Framed in October | Finished | 100 | Given away`,
    about: 'Branches are done, leaves come next. Two shades of green are nearly used up.',
    facts: '4,120 | Stitches\n60 % | Done\n14 | Colours',
    figures: '3 | In the hoop\n4,120 | Stitches\n3 | Threads to buy',
    hero: 'Lower left | Linden branch | Green 3346, two strands | Mark stitches',
    tip: 'Three threads to buy | 3346, 470 and 937',
    trend: 'Stitches a week | 640 | +120',
    add: 'New project',
    use: 'Mark stitches',
  },
  {
    signs:
      'woodworking 7, woodwork 7, wood 3, carpentry 6, whittling 7, leather 6, leatherwork 7, carving 5, furniture making 6, model kit 5, miniatures 5, miniature painting 7, scale model 7',
    groups: 'On the bench, Planned, Finished',
    without: 'Needles, Row, Yarn, Pattern',
    fields: `
      Project | text | Oak stool
      Material | text | Oak, 40 mm, 2 boards
      Next step | text | Cut the tenons
      Hours | number | 14`,
    samples: `
      image | title | subtitle | overline | progress | meta
      chair | Oak stool | Wedged tenons, oil | Legs fitted | 60 | For Omar
      sofa | Bench for the hall | Ash, 140 cm | Glued up | 72 | For us
      shelf | Wall shelf | Walnut, hidden fixing | Sanding | 45 | For Lea
      bowl | Salad bowl | Pear, turned | Planned | 0 | For Iris
      lamp | Lamp with dowel joints | Beech and linen | Drawing | 20 | For me
      bread | Bread board | Maple | Finished | 100 | Given away`,
    about: 'Legs fit without glue. Wedges of walnut, then two coats of oil with a day between.',
    facts: '14 h | So far\n60 % | Done\n2 | Boards',
    figures: '3 | On the bench\n42 h | This month\n9 | Finished',
    hero: 'Next step | Oak stool | Cut the wedges, glue on Saturday | Tick step',
    tip: 'Enough oak for one more | Two boards behind the door',
    trend: 'Hours a week | 9 | +2',
    data: [4, 6, 5, 8, 7, 7, 9],
    add: 'New project',
    use: 'Tick step',
  },
  {
    signs:
      'pottery 8, potter 8, potters 8, glaze 9, glazes 9, ceramics 8, ceramic 8, kiln 8, clay 7, firing 6',
    groups: 'Drying, Bisque, Glazed, Tests',
    fields: `
      Piece | text | Test tile 14, celadon
      Clay | choice | Stoneware | Stoneware, Porcelain, Earthenware
      Glaze | text | Celadon 3, two coats
      Fired at | text | 1,240 °C, cone 7
      Kiln | text | Tuesday, middle shelf
      Result | choice | Good | Good, Runs, Crawls, Again
      Photo | photo | bowl
      Notes | long | Pools green in the grooves, thinner on the rim`,
    without: 'Yarn, Needles, Row, For',
    samples: `
      image | title | subtitle | overline | progress
      bowl | Test tile 14, celadon | Two coats, 1,240 °C, cone 7 | Good | 100
      vase | Tall vase, iron red | Glazed, fires on Friday | Glazed | 80
      cup | Six cups, white slip | Bisque at 960 °C | Bisque | 60
      bowl | Test tile 15, rutile blue | Runs at 1,250 °C | Runs | 100
      plate | Plates for Omar | Drying, turn on Sunday | Drying | 30`,
    about:
      'Two coats of celadon on stoneware, cone 7 with a slow cooling. Pools green in the grooves, thinner on the rim.',
    facts: '1,240 °C | Fired at\nCone 7 | Cone\n2 | Coats',
    figures: '14 | Tests\n6 | In work\n2 | Firings this month',
    hero: 'Next firing on Friday | Tall vase, iron red | Middle shelf, 1,220 °C | Open',
    tip: 'Ten degrees less | Rutile blue ran at 1,250',
    trend: 'Pieces a week | 5 | +2',
  },
])
