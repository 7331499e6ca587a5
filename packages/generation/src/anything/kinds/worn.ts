import { defineKind } from '../kind.ts'

/** What is worn, carried on the body or put on an animal, and what helps a body that needs it. */
export const wornKinds = [
  defineKind({
    id: 'garment',
    nouns:
      'garment, kilt, sari, kimono, robe, choir robe, cassock, gown, dress, ball gown, wedding dress, suit, tuxedo, jacket, blazer, coat, overcoat, raincoat, cloak, cape, poncho, parka, shirt, blouse, t-shirt, tee, jersey, jumper, sweater, pullover, cardigan, hoodie, vest, waistcoat, corset, skirt, tutu, trouser, jean, short, legging, tight, stocking, sock, underwear, bra, swimsuit, wetsuit, drysuit, pyjama, nightgown, apron, overall, uniform, costume, cosplay, dirndl, lederhosen, hat, top hat, cap, bonnet, turban, headscarf, veil, beret, helmet, crown, tiara, wig, hairpiece, glove, mitten, scarf, shawl, tie, bow tie, sash, shoe, boot, sandal, slipper, sneaker, high heel, clog, pointe shoe, ballet shoe, wardrobe piece, outfit, clothes, clothing, armour, armor, chainmail, lace collar, handkerchief, necktie, slacks, sash belt, loincloth, toga, kaftan, kurta, salwar kameez, hijab, niqab, burka, fez, sombrero, cowboy hat, bowler hat, baseball cap, balaclava, earmuff, bonnet cap, tiara crown, face mask, halloween mask, carnival mask, fancy dress, mascot costume, superhero costume, santa suit, stage costume, ballgown, petticoat, crinoline, bustier, camisole, negligee, thong, boxer short, bikini, trunks, swim cap, goggles, leotard, tracksuit, ski suit, snowsuit, onesie, romper, babygrow, bib, bootie, school uniform, scrubs, lab coat, chef jacket, hi-vis vest, life jacket, flak jacket, bulletproof vest, spacesuit, firefighter suit, cloth nappy, nappy, diaper, platform shoe, stiletto, flip-flop, moccasin, espadrille, wellington, hiking boot, football boot, ice skate, insole pad, shoelace, suspender, garter, cuff, collar, sleeve, pocket, hem, lapel',
    icon: 'shirt',
    names:
      'Green {n}, wool; Grey {n}, linen; Festive {n}; {N} for summer; Black {n}, size 40; Old {n} from Omar',
    lines:
      'Worn 14 times; Size 40, hand wash; At the tailor’s until Friday; For dancing; Hem let down in May; From the second-hand shop',
    states: 'In the wardrobe: success; Worn today: primary; To wash: warning; To mend: warning',
    fields: `
      Name | text | Green {n}, wool
      Size | text | 40
      Colour | text | Moss green
      Fabric | choice | Wool | Wool, Cotton, Linen, Silk, Mixed
      Wash | choice | By hand | By hand, 30 °C, 60 °C, Dry clean
      Kept at | place | Wardrobe, left
      Bought | date | 12 Mar 2024
      Price | money | € 84
      Photo | photo | {picture}
      Notes | long | Hem let down by two centimetres`,
    about: 'Woven in the north and lined with cotton. Worn fourteen times and still good for a feast.',
    figures: '32 | {Ns} | +2\n3 | To mend\n14 | Worn this month',
    use: 'Wear today',
    care: 'Air it after wearing; Brush it; Check hem and buttons; Wash by hand; Hang it up; Keep moths away',
    log: {
      one: 'Outing',
      add: 'Log outing',
      names: 'Wedding of Kim; Office, all day; Dance evening; Rehearsal; Walk in the rain; Lent to Iris',
      values: 'Clean; To wash; Clean; Clean; To dry; Back Sunday',
      fields: `
      Worn for | text | Wedding of Kim
      Date | date | Sat 14 Nov
      With | text | White shirt
      Afterwards | choice | Clean | Clean, To wash, To mend
      Photo | photo | {picture}
      Notes | long | Warm enough without a coat`,
      trend: 'Worn this month | 14 | +3',
    },
  }),
  defineKind({
    id: 'jewel',
    nouns:
      'ring, wedding ring, necklace, pendant, bracelet, bangle, earring, brooch, anklet, cufflink, tie pin, watch, wristwatch, pocket watch, gemstone, gem, diamond, pearl, bead, charm, locket, amulet, talisman, rosary, prayer bead, hand fan, umbrella, walking stick, cane, handbag, purse, wallet, backpack, briefcase, suitcase, sunglasses, glasses, spectacle, hairpin, comb, mirror compact, lipstick, nail polish, perfume, cologne, soap bar, pocket knife, saddle, bridle, halter, harness, spur, whip, sporran, accessory, necklace chain, choker, signet ring, engagement ring, nose ring, ear cuff, hair clip, hairband, scrunchie, tie clip, collar stud, monocle, lorgnette, pocket mirror, powder compact, cigarette case, cigar cutter, snuffbox, fob, medallion, crucifix, reliquary, prayer rope, mala, evil eye bead, scarab, cameo, agate ring, satchel, rucksack, haversack, knapsack, holster, sheath, leash, dog collar, bit, stirrup, horse tack, horseshoe, saddlebag, parasol handle, folding fan, opera glass, walking cane, shooting stick',
    icon: 'gift',
    names: 'Silver {n}; Grandma’s {n}; {N} with a blue stone; {N}, 1920s; Plain {n}; {N} from Lisbon',
    lines:
      'Box 2, left; Worn on feasts; Clasp renewed in May; Made by Iris Chen; Hallmark inside; For sale to friends',
    states: 'In its box: success; Worn: primary; To repair: warning; Lent: neutral',
    values: '€ 180; € 420; € 95; € 240; € 38; € 64',
    fields: `
      Name | text | Silver {n}
      Material | choice | Silver | Gold, Silver, Brass, Leather, Wood, Other
      Made | text | About 1925
      Maker | text | Iris Chen
      Size | text | 17 mm
      Worth | money | € 180
      Kept at | place | Box 2, left
      Photo | photo | {picture}
      Notes | long | Clasp renewed in May`,
    about:
      'Silver, about a hundred years old, with the maker’s mark inside. Worn on feasts and kept in a soft cloth.',
    figures: '24 | {Ns} | +1\n€ 2,480 | Worth\n2 | To repair',
    use: 'Add a note',
    care: 'Wipe with a soft cloth; Check clasp and stones; Photograph for the insurer; Put back into its box; Note who has it; Have it valued',
    log: {
      one: 'Entry',
      add: 'Add entry',
      names:
        'Clasp renewed; Cleaned and polished; Worn to the wedding; Valued for the insurer; Lent to Ana; Stone set anew',
      values: '€ 24; Done; Fine; € 180; Back Sunday; € 60',
      fields: `
      What | text | Clasp renewed
      Date | date | Thu 19 Nov
      Cost | money | € 24
      By | person | Iris Chen
      Notes | long | Holds well`,
      trend: 'Worth | € 2,480 | +60',
    },
  }),
  defineKind({
    id: 'aid',
    nouns:
      'crutch, walker, rollator, wheelchair, walking frame, stairlift, hearing aid, cochlear implant, contact lens, glasses prescription, prosthesis, prosthetic, prosthetic leg, pacemaker, insulin pump, inhaler, nebuliser, cpap, cpap machine, oxygen tank, catheter, stoma bag, ostomy, brace, dental brace, retainer, denture, aligner, night guard, splint, orthosis, insole, compression stocking, bandage, dressing, plaster, cast, sling, hospital bed, commode, breast pump, glucose sensor, blood pressure monitor, epipen, first aid kit, medical device, implant, iud, tampon, menstrual cup, white cane, guide dog harness, mobility scooter',
    icon: 'heart',
    names: '{N}, left; {N}, right; Spare {n}; {N}, small; {N}, adjustable; {N}, new',
    lines:
      'Fitted on 12 May; Changed this morning; In the hall cupboard; Lent until Fri 4 Dec; From the clinic; Checked by Ana',
    states: 'In use: success; Lent: primary; To change: warning; To clean: warning',
    fields: `
      Name | text | {N}, left
      Number | text | KW-4182
      Size | text | Medium
      In use since | date | 12 May 2026
      Change or check on | date | Fri 4 Dec
      With | person | Omar Haddad
      Condition | choice | Good | Good, Worn, To repair
      Notes | long | Clean every evening`,
    about: 'Fitted in May and comfortable since. Cleaned every evening, checked twice a year.',
    figures: '14 | Days to the next check\n12 | {Ns}\n1 | To change',
    use: 'Mark as changed',
    care: 'Clean it; Check for wear; Change on time; Charge or refill; Order the next one; Note what feels wrong',
    log: {
      one: 'Check',
      add: 'Log check',
      names:
        'Changed, feels good; Yearly check at the clinic; Cleaned; A little sore; Battery renewed; Fitted anew',
      values: 'Fine; Fine; Done; Watch; 6 months; Fine',
      fields: `
      What | choice | Changed | Changed, Cleaned, Checked, Repaired
      Date | date | Thu 19 Nov
      How it feels | choice | Good | Good, A little sore, Bad
      Next on | date | Thu 3 Dec
      Notes | long | Ask about the left side next time`,
      trend: 'Hours worn a day | 13 h | +1',
    },
  }),
]
