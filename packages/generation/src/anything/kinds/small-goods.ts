import { defineKind } from '../kind.ts'

/** What is used up in millilitres, tablets and metres. */
export const smallGoodsKinds = [
  defineKind({
    id: 'care-product',
    nouns:
      'cosmetic, cream, lotion, shampoo, conditioner, hair oil, hair dye, ointment, balm, lip balm, syrup, cough syrup, sunscreen, toothpaste, mouthwash, deodorant, hand cream, face cream, serum, toner lotion, face wash, body butter, bath salt, bath bomb, medicine, medication, pill, tablet medicine, vitamin, supplement, painkiller, antibiotic, eye drop, nose spray, herbal remedy, homeopathic remedy, tincture, essential oil, fragrance, soap, handmade soap, soap powder, detergent, dish soap, incense, yeast, rennet, food colouring, nail varnish, foundation, mascara, eyeliner, blush, powder compact product, contact lens solution, insect repellent, flea drops, pet shampoo, protein powder, baby formula',
    icon: 'drop',
    names:
      '{N}, mild; {N} with oats; {N} for the night; {N}, unscented; {N} from the market; {N}, travel size',
    lines:
      'Half full, opened in October; Good for dry skin; Once a day, evening; Stings a little; Best so far; Two left, order soon',
    states: 'In use: success; Liked: success; Running low: warning; Did not suit: neutral',
    values: '50 ml; 250 ml; 100 ml; 75 ml; 60 g; 30 ml',
    fields: `
      Name | text | {N}, mild
      Maker | text | Linden & Sons
      For | choice | Dry | Dry, Normal, Sensitive, All
      Amount | text | 50 ml
      Opened | date | 12 Oct 2026
      Good until | date | 12 Oct 2027
      Price | money | € 8.40
      Suits | slider | 4
      Photo | photo | {picture}
      Notes | long | A little is enough`,
    about: 'Mild, without scent, and gone after a minute. Opened in October and good for a year.',
    figures: '14 | {Ns} | +1\n2 | Running low\n4.2 | Rating',
    use: 'Log use',
    care: 'Try it on the wrist first; Write down when it was opened; Use it at the same time; Note how it felt; Reorder before it is empty; Throw out what is too old',
    log: {
      one: 'Use',
      add: 'Log use',
      names:
        'Evening, as usual; Morning, a little less; Skipped; New one opened; Felt better at once; Itched for an hour',
      values: 'Good; Good; None; 250 ml; Good; Not good',
      fields: `
      Which | text | {N}, mild
      Date | date | Thu 19 Nov
      Time | time | 21:30
      How it felt | choice | Good | Good, As usual, Not good
      Photo | photo | {picture}
      Notes | long | Use less next time`,
      trend: 'Uses a week | 9 | +1',
    },
  }),
  defineKind({
    id: 'fabric',
    nouns:
      'fabric, cloth, silk, linen, cotton, wool, yarn, fleece, felt, leather, velvet, satin, denim, tweed, flannel, canvas cloth, polyester, nylon, jersey fabric, lace fabric, tulle, chiffon, gingham, calico, muslin, corduroy, taffeta, brocade, damask, fabric remnant, fat quarter, quilt block, embroidery floss, embroidery thread, sewing thread, ribbon, trim, elastic, bias tape, zipper tape, wallpaper roll, oilcloth, upholstery fabric, curtain fabric',
    icon: 'layers',
    names: 'Blue {n}, 1.4 m; {N} with dots; Moss green {n}; {N}, remnant; Striped {n}; {N} from Lisbon',
    lines:
      '2.5 m, washed; 80 cm, for a bag; 4 m, for curtains; 30 cm, for patches; On the table; From Grandma’s chest',
    states: 'In the chest: success; Planned: primary; In the chest: success; Nearly used up: warning',
    values: '2.5 m; 80 cm; 4 m; 30 cm; 1.2 m; 3 m',
    fields: `
      Name | text | Blue {n}, 1.4 m
      Length | text | 2.5 m
      Width | text | 1.4 m
      Colour | text | Blue
      Made of | choice | Cotton | Cotton, Linen, Wool, Silk, Mixed
      Wash | choice | 30 °C | By hand, 30 °C, 60 °C
      For | text | Summer dress
      Price of a metre | money | € 12
      Kept at | place | Chest, left
      Photo | photo | {picture}
      Notes | long | Shrinks a little in the first wash`,
    about:
      'Two and a half metres, washed and ironed. Falls softly and frays little; meant for a dress in June.',
    figures: '48 | Pieces | +2\n96 m | In all\n5 | Planned',
    use: 'Cut some off',
    care: 'Wash before sewing; Measure again; Photograph in daylight; Write down what it is for; Keep it dark and dry; Note what was cut off',
    log: {
      one: 'Cut',
      add: 'Log cut',
      names:
        'Sleeves for Ida; Two cushions; Patch on the elbow; Bought at the fair; Bag for Kim; Lining of the coat',
      values: '−60 cm; −80 cm; −10 cm; +3 m; −50 cm; −1.5 m',
      fields: `
      What for | text | Sleeves for Ida
      Length | text | 60 cm
      Date | date | Thu 19 Nov
      Photo | photo | {picture}
      Notes | long | Enough left for a collar`,
      trend: 'Used this month | 3.5 m | +1',
    },
  }),
]
