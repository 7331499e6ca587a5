import { defineKind } from '../kind.ts'

/** What is put out somewhere and fetched again, and what goes wrong with plants. */
export const outdoorKinds = [
  defineKind({
    id: 'trap',
    nouns:
      'trap, moth trap, light trap, insect trap, pitfall trap, mouse trap, rat trap, mole trap, slug trap, wasp trap, fly trap, crab pot, crab trap, lobster pot, eel trap, fish trap, fishing net, gill net, mist net, camera trap, trail camera, bat detector, nest camera, hair trap, footprint tunnel, snare, fishing line, trotline',
    icon: 'search',
    names: 'Trap 1, garden; Trap 2, orchard; Trap 3, north hedge; Trap 4, pond; Trap 5, roof; Trap 6, spare',
    lines:
      'Set at 21:30, clear; Emptied at 6:40; Lamp renewed on Sunday; Set every Friday; Wind from the west; In the shed',
    states: 'Set: primary; Emptied: success; Set: primary; To repair: warning',
    fields: `
      Name | text | Trap 1, garden
      Kind | text | {N}
      Place | place | Garden, south wall
      Set at | time | 21:30
      Lure | text | Lamp, 20 W
      Checked every | choice | Morning | Morning, Evening, Second day
      State | choice | Set | Set, Emptied, To repair
      Photo | photo | {picture}
      Notes | long | Let everything go before the sun is on it`,
    about:
      'Stands at the south wall since May and is emptied before the sun comes round. Everything is counted, named and let go.',
    figures: '6 | {Ns}\n412 | Caught | +38\n64 | Kinds',
    use: 'Log catch',
    care: 'Set it before dark; Write down wind and temperature; Empty it early; Count each kind; Let them go in the shade; Clean it',
    log: {
      one: 'Night',
      add: 'Log catch',
      names:
        'Garden, mild and still; Garden, half moon; Orchard, light rain; Garden, first frost; North hedge, warm; Garden, wind',
      values: '38, 14 kinds; 21, 9 kinds; 12, 7 kinds; 3, 2 kinds; 64, 22 kinds; 6, 4 kinds',
      fields: `
      Which | text | Trap 1, garden
      Date | date | Thu 19 Nov
      How many | number | 38
      Kinds | number | 14
      Rarest | text | Merveille du jour
      Temperature | text | 11 °C
      Weather | choice | Still | Still, Wind, Rain, Frost
      Photo | photo | {picture}
      Notes | long | Two could not be named`,
      trend: 'Caught a night | 38 | +17',
    },
  }),
  defineKind({
    id: 'site-gear',
    nouns:
      'traffic cone, cone, sign, road sign, warning sign, barrier, crowd barrier, fence panel, bollard, sandbag, road plate, temporary light, portable toilet, site cabin, scaffold board, folding chair, folding table, trestle table, stage block, tent pole, banner, flag pole, bunting, festoon light, extension lead, cable ramp, market stall, stall, booth, stanchion, rope barrier, whiteboard, flip chart, notice board',
    icon: 'grid',
    names:
      '{Ns}, set of 24; {Ns}, set of 12; {Ns}, harbour road; {Ns}, yard; {Ns} of the club; {Ns}, new set',
    lines:
      'Mill street, until Friday; Yard, row C; Harbour road, since Monday; 3 missing, 2 dirty; Lent to the club; On the blue van',
    states: 'Out: primary; In the yard: success; Out: primary; Incomplete: warning',
    values: '24; 12; 36; 18; 8; 40',
    fields: `
      Set | text | {Ns}, set of 24
      How many | number | 24
      Where now | place | Mill street
      Out since | date | Mon 16 Nov
      Back on | date | Fri 20 Nov
      Taken by | person | Omar Haddad
      Missing | number | 0
      Photo | photo | {picture}
      Notes | long | Blue van, second trip`,
    about:
      'Out in Mill street since Monday and back in the yard on Friday. Counted when they went, counted when they come.',
    figures: '138 | {Ns}\n60 | Out now\n3 | Missing',
    use: 'Bring back',
    care: 'Count before loading; Note who takes them; Photograph the place; Count again when they come back; Wash what is dirty; Order what is missing',
    log: {
      one: 'Movement',
      add: 'Log movement',
      names:
        'To Mill street; Back from the fair; To harbour road; Lent to the club; Counted, three missing; New set',
      values: '24 out; 12 in; 36 out; 8 out; −3; +40',
      fields: `
      Where to | place | Mill street
      How many | number | 24
      Out or in | choice | Out | Out, In
      Date | date | Thu 19 Nov
      By | person | Omar Haddad
      Photo | photo | {picture}
      Notes | long | Two are dirty`,
      trend: 'Out now | 60 | +12',
    },
  }),
  defineKind({
    id: 'plant-disease',
    nouns:
      'plant disease, crop disease, plant pest, crop pest, tree disease, blight, late blight, mildew, powdery mildew, leaf rust, canker, leaf spot, root rot, blossom end rot, black rot, leaf curl, mosaic virus, wilt, scab disease, fire blight, ash dieback, oak wilt, chlorosis, nutrient deficiency, whitefly, spider mite, thrips, leaf miner, scale insect, mealybug, vine weevil, box tree moth, codling moth, potato beetle, nematode, plant virus, frost damage',
    icon: 'leaf',
    picture: 'plant',
    names: 'Powdery mildew; Leaf spot; Root rot; Mosaic virus; Grey mould; Aphids',
    lines:
      'White coat on leaves; Brown spots with a yellow edge; Wilts although it is wet; Light and dark green patches; Grey fur on fruit; Sticky leaves, curled shoots',
    states: 'Common: warning; Common: warning; Serious: danger; Serious: danger',
    fields: `
      Name | text | Powdery mildew
      Seen on | choice | Leaves | Leaves, Stem, Fruit, Roots
      Looks like | text | White coat, wipes off
      Spreads by | choice | Air | Air, Water, Soil, Insects
      Comes with | text | Warm days, cool nights
      First aid | text | Take off leaves, water below
      How serious | slider | 3
      Photo | photo | {picture}
      Notes | long | Look again after four days`,
    about:
      'A white coat that begins on the upper side of old leaves and wipes off with a finger. Take these leaves off, water only at the root and give the plants more air.',
    figures: '24 | Diseases\n3 | Seen this year\n2 | Treated',
    use: 'I have seen it',
    care: 'Look under the leaves; Compare with the pictures; Take off what is ill; Wash hands and knife; Water at the root; Look again after four days',
    log: {
      one: 'Case',
      add: 'Log case',
      names:
        'Bed 2, first spots; Bed 2, leaves taken off; Greenhouse, left row; Bed 4, two plants pulled; Bed 2, no new spots; Seedlings on the sill',
      values: '3 plants; Treated; 6 plants; 2 plants; Better; 1 plant',
      fields: `
      What | text | Powdery mildew
      Bed | place | Bed 2
      Date | date | Thu 19 Nov
      Plants | number | 3
      Done | text | Leaves taken off
      How it looks | choice | Same | Better, Same, Worse
      Photo | photo | {picture}
      Notes | long | Look again on Monday`,
      trend: 'Plants with spots | 3 | −3',
    },
  }),
]
