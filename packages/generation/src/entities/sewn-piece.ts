import { defineEntity } from '../entity.ts'

/** Something sewn after a pattern. */
export const sewnPiece = defineEntity({
  id: 'sewn-piece',
  one: 'Piece',
  many: 'Sewn',
  words: 'sewn piece, sewing project',
  icon: 'check',
  groups: 'In work, Finished',
  fields: `
    Pattern | text | Half circle skirt
    For | person | Lea Brandt
    Fabric | text | Chambray, 1.6 m
    Changed | long | Waist two centimetres smaller
    Finished on | date | Sun 15 Nov
    Photo | photo | skirt`,
  samples: `
    image | title | subtitle | progress | badge | tone
    dress | Harbour dress, green | Sleeves are in, hem is left | 70 | In work | primary
    skirt | Half circle skirt, blue | For Lea, waist 2 cm smaller | 100 | Finished | success
    shirt | Fisherman shirt | Buttonholes by hand | 100 | Finished | success
    dress red | Pinafore, size 4 | Cut out, waits for buttons | 20 | Waits | warning`,
  about: 'Second of its kind. The waist is two centimetres smaller, the zip sits at the side.',
  facts: '6 h | Work\n1.6 m | Fabric\n2nd | Time',
  figures: '2 | In work\n19 | Finished',
  add: 'Add piece',
  use: 'Add photo',
})
