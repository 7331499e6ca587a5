import { photo } from '../photo.ts'
import { defineVarieties } from './variety.ts'

/** Photos of which one changes what the file says about them. */
export const photoVarieties = defineVarieties(photo, [
  {
    signs:
      'exif 9, exif editor 9, exif data 9, metadata 8, iptc 9, xmp 7, geotag 7, geotags 7, geotagging 7, photo tags 6',
    fields: `
      Photo | photo | sea sail
      Taken | date | Sat 14 Nov
      At | time | 12:04
      Place | place | Olhão, 37.026° N, 7.841° W
      Camera | text | X-T4, 35 mm
      Exposure | text | f/4, 1/250 s, ISO 100
      Keywords | text | ferry, sea, noon`,
    without: 'Name, Taken, Place, Camera, Album, Notes',
    samples: `
      image | title | subtitle | overline
      sea sail | Ferry at noon | Olhão, 14 November | f/4, 1/250
      garden | Pots on the terrace | Terrace, 12 November | f/2.8, 1/500
      night | Moon over the old town | Old town, 9 November | f/1.8, 1/60
      mountain | Above the fog | Ridge path, 7 November | f/8, 1/320
      beach | Off the harbour | Harbour, 2 November | f/5.6, 1/1000
      old town | Stairs and tiles | Porto, 30 October | f/4, 1/125`,
    about:
      'DSC_4182.jpg, 6,240 × 4,160 pixels, 11.4 MB. The place was written by the phone, the keywords by you.',
    facts: '11.4 MB | Size\n100 | ISO\n35 mm | Lens',
    figures: '2,418 | Photos\n14 | Albums\n86 | Without a place',
    tip: '86 photos have no place | Choose them and write it once for all',
    add: 'Edit EXIF',
    use: 'Edit EXIF',
  },
  {
    signs:
      'scout 9, scouts 9, scout group 9, summer camp 8, choir 6, parish 6, school class 7, sports club 7, youth group 8, nursing home 8, care home 8, playgroup 8, village 4, carnival club 8, school trip 8, class trip 8',
    without: 'Camera, Album',
    groups: 'New, Outside, Together',
    samples: `
      image | title | subtitle | overline
      camp | Tents before the rain | From Omar, 14 November | New
      hike | On the way up | From Lea, 8 November | Outside
      bread | Everybody baked | From Kim, 2 November | Together
      music | Rehearsal with guests | From Iris, 30 October | Together
      garden | Planting day | From Ana, 18 October | Outside
      team | All of us | From Hana, 4 October | Together`,
    about: 'All of us on Saturday, a minute before the rain. Whoever is on it may have it taken down.',
    facts: '14 Nov | Taken\nOmar | From\n12 | On it',
    figures: '128 | Photos\n6 | New\n9 | From you',
    tip: 'Six new photos | From Saturday',
    add: 'Add photo',
  },
  {
    signs:
      'grandmother 9, grandma 9, grandfather 9, grandad 9, grandpa 9, grandparents 8, grandchildren 8, grandkids 8, dementia 9, alzheimer 9, family photos 7, photos of family 9, photos of the family 9',
    without: 'Camera, Album',
    samples: `
      image | title | subtitle | overline
      beach family | At the lake | Lea and Max, 14 November | From Lea
      cake birthday | Ida is seven | Kitchen, 8 November | From Ana
      garden | Your roses | Omar watered them, 2 November | From Omar
      dog | Bruno says hello | In the park, 30 October | From Max
      family portrait | All of us | Sunday lunch, 18 October | From Ana
      mountain | On the ridge | Omar and Ana, 4 October | From Omar`,
    about: 'Lea and Max at the lake on Saturday. The water was cold, they swam all the same.',
    facts: 'Lea | From\n14 Nov | Taken\n3 | New',
    figures: '128 | Photos\n3 | New\n6 | From you',
    tip: 'Three new photos | From Lea and Max, at the lake',
    add: 'Add photo',
    use: 'Show large',
  },
  {
    signs:
      'wedding photographer 9, wedding photography 9, wedding photos 8, wedding gallery 9, wedding 5, bride 6, favourites for the album 9, favorites for the album 9, photo selection 8, clients 4',
    groups: 'Ceremony, Party, Portraits, Details',
    without: 'Album',
    fields: `
      Photo | photo | wedding
      Part of the day | choice | Ceremony | Ceremony, Party, Portraits, Details
      Number | text | 0418
      Chosen | switch | yes`,
    samples: `
      image | title | subtitle | overline
      wedding 1 | The first look | Garden, 14:10 | Portraits
      wedding 2 | Rings | Old dairy, 15:02 | Ceremony
      flower 3 | Bouquet on the chair | 13:40 | Details
      wedding 4 | Out of the door | Petals, 15:31 | Ceremony
      cake 5 | Cutting the cake | Barn, 20:15 | Party
      party 6 | First dance | Barn, 21:00 | Party`,
    about: 'Number 0418, taken in the garden at ten past two. Chosen for the album on Tuesday.',
    facts: '0418 | Number\n24 MP | Size\nYes | In the album',
    figures: '412 | Photos\n38 | Chosen\n60 | In the album',
    tip: '38 of 60 are chosen | The album needs 22 more',
    add: 'Add photos',
    use: 'Choose for the album',
  },
  {
    signs:
      'microscope 10, microscopy 10, microscope slides 10, slide images 9, histology 10, cells 5, specimens 6',
    one: 'Slide',
    many: 'Slides',
    groups: 'Plants, Animals, Bacteria, Minerals',
    fields: `
      Title | text | Onion skin
      Magnification | choice | 400× | 40×, 100×, 400×, 1000×
      Stain | choice | Iodine | None, Iodine, Methylene blue, H and E
      Prepared on | date | Thu 19 Nov
      What is seen | long | Cell walls and nuclei, one of them dividing`,
    samples: `
      image | title | subtitle | overline | meta
      abstract | Onion skin | 400×, iodine | Plants | Thu 19 Nov
      abstract 2 | Cheek cells | 400×, methylene blue | Animals | Tue 17 Nov
      leaf | Leaf, cross-section | 100×, safranin | Plants | Sun 15 Nov
      drop | Pond water | 100×, no stain | Animals | 8 Nov
      abstract 3 | Yoghurt, rods and chains | 1000×, Gram | Bacteria | 4 Nov
      mountain | Granite, thin section | 40×, crossed polars | Minerals | 1 Nov`,
    about:
      'Peeled and stained for two minutes. Walls and nuclei are sharp at four hundred times, one is dividing.',
    facts: '400× | Magnification\nIodine | Stain\n0.1 mm | Field',
    figures: '214 | Slides\n38 | Specimens\n9 | Saved',
    hero: 'Added today | Onion skin | 400×, iodine, one nucleus is dividing | Open',
    tip: 'Scale bars are missing on four | All from Tuesday',
    trend: 'Slides a week | 12 | +3',
    add: 'Add slide',
  },
])
