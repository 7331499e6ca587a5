import { defineEntity } from '../entity.ts'

/** A piece of fabric in the cupboard. */
export const fabricPiece = defineEntity({
  id: 'fabric-piece',
  one: 'Fabric',
  many: 'Fabrics',
  words: 'fabric in the stash, fabric piece',
  icon: 'layers',
  groups: 'Linen, Cotton, Wool, Jersey',
  fields: `
    Name | text | Green linen
    Fibre | choice | Linen | Linen, Cotton, Wool, Jersey, Silk
    Length | text | 2.5 m
    Width | text | 140 cm
    Washed | switch | yes
    Meant for | text | Harbour dress`,
  samples: `
    icon | title | subtitle | value | badge | tone
    layers | Green linen | 140 wide, for the Harbour dress | 2.5 m | Washed | success
    layers | Chambray | 150 wide | 1.8 m | Washed | success
    layers | Red cord | 140 wide, for a pinafore | 1.0 m | To wash | warning
    layers | Grey wool | 150 wide, from Omar's aunt | 3.2 m | Dry clean | neutral
    layers | Striped jersey | 160 wide, remnant | 0.7 m | Remnant | neutral`,
  about: 'Heavy green linen from the market, washed at sixty. Enough for the dress if the belt is left out.',
  facts: '2.5 m | Length\n140 cm | Width\nLinen | Fibre',
  figures: '31 | Fabrics\n48 m | In all\n6 | To wash',
  add: 'Add fabric',
  use: 'Cut from it',
})
