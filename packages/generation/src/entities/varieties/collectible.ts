import { collectible } from '../collectible.ts'
import { defineVarieties, type VarietySource } from './variety.ts'

/** A collection: six pieces as "picture | title | state | worth", its series and what its places are called. */
function pieces(
  signs: string,
  one: string,
  groups: string,
  place: string,
  lines: string,
  about: string,
  ownFields = '',
): VarietySource {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const marks = ['Owned', 'Owned', 'To swap', 'Owned', 'Wanted', 'Owned']
  const [first = []] = rows
  return {
    signs,
    one,
    groups,
    fields: `
      Name | text | ${first[1] ?? ''}
      ${ownFields}
      Series | text | ${groups.split(', ')[0] ?? ''}
      Year | number | 1988
      Worth | money | ${first[3] ?? ''}
      Shelf | text | ${place}
      Photo | photo | ${first[0] ?? ''}`,
    samples: [
      'image | title | subtitle | overline | value | meta',
      ...rows.map(
        ([image, title, line, worth], index) =>
          `${image ?? ''} | ${title ?? ''} | ${line ?? ''} | ${marks[index] ?? ''} | ${worth ?? ''} | ${place}`,
      ),
    ].join('\n'),
    about,
    facts: `${first[3] ?? ''} | Worth\n${groups.split(', ')[0] ?? ''} | Series\n${place} | Place`,
    hero: `Missing piece found | ${rows[4]?.[1] ?? ''} | Tomás would swap it for two others | See offer`,
    tip: `Up by € 240 this year | Most of it from ${rows[5]?.[1] ?? ''}`,
  }
}

export const collectibleVarieties = defineVarieties(collectible, [
  pieces(
    'stamp 9, stamps 9, stamp album 12, philately 12, postmark 8',
    'Stamp',
    'Horses, Ships, Cities',
    'Album 3',
    `
    art | Blue mare, 1921 | Very good, page 12 | € 64
    art design | Lighthouse, 60 c | Mint, block of four | € 112
    design | Night express | Fair, small tear | € 9
    history | One crown, 1912 | Good, postmark Turku | € 27
    city | Market hall | Wanted since May | € 45
    science | First balloon | Very good, on cover | € 31`,
    'Perforation and a clean stamp on the edge. Bought at the fair in Ghent, with the letter.',
  ),
  pieces(
    'locomotive 8, locomotives 8, wagon 5, model train 8, model railway 8, rolling stock 6',
    'Locomotive',
    'Steam, Diesel, Electric',
    'Cabinet, row 2',
    `
    train 1 | Class 38 1182 | H0, Norrgard, 1974 | € 145
    train 2 | V 200 017 | H0, Mill & Co, runs well | € 98
    train 3 | Tank engine 64 | N, Linden, no box | € 62
    train 4 | E 10 348, blue | H0, Norrgard, mint | € 168
    train 5 | Railcar 795 | H0, Halo, wanted since May | € 74
    train 6 | Crocodile Ce 6 | Z, Harbour, needs brushes | € 210`,
    'Runs quietly since the new brushes. One handrail is missing, the box is the right one.',
  ),
  pieces(
    'lego, bricks, brick sets',
    'Set',
    'Castle, City, Space',
    'Shelf 2',
    `
    history | Knight’s castle, 6080 | 408 of 411 bricks | € 184
    city | Corner café, 2010 | Complete, with box | € 142
    space | Moon lander | Sealed | € 96
    train | Night express 4558 | Two bricks missing | € 210
    sea sail | Pirate ship | Wanted since May | € 320
    car | Red tow truck | Complete, no box | € 18`,
    'Built in an afternoon; three grey slopes are missing and on order. With both booklets.',
  ),
  pieces(
    'sticker, stickers, sticker album 9, panini 9',
    'Sticker',
    'Animals, Space, Heroes',
    'Page 4',
    `
    dog | Fox with scarf | Page 4, number 12 | Shiny
    night | Moon lander | Page 7, number 31 | Have it
    bird | Blue heron | Twice, to trade | 2 times
    fish | Deep sea lamp | Page 2, number 8 | Have it
    mountain | The old giant | Missing, number 40 | Missing
    star | Golden comet | Only one of its kind | Shiny`,
    'Number 12 of 64, found in the pack for the third book. Shiny at the edges.',
  ),
  pieces(
    'trading card, trading cards, pokemon, magic cards, baseball card, baseball cards, football cards, mtg, tcg',
    'Card',
    'Base set, Holo, Rookie',
    'Binder 2',
    `
    abstract art | Ember fox, holo | Near mint, 1999 | € 64
    art | Rookie, number 23 | Graded 9, 1986 | € 112
    sea | Tide serpent | Played, 2001 | € 9
    forest | Moss giant | Near mint, first edition | € 27
    night | Moon owl, gold | Wanted since May | € 145
    mountain | Stone warden | Graded 10, 2016 | € 230`,
    'Near mint with a sharp centre. Pulled from a booster in Ghent, sleeved the same minute.',
  ),
  pieces(
    'comic, comics, comic book, manga, graphic novel, graphic novels',
    'Issue',
    'Heroes, Crime, Manga',
    'Box 4',
    `
    city night | Night Courier 12 | Very good, first print | € 24
    art | The Paper King 1 | Near mint, signed | € 112
    sea | Salt Crew 7 | Read twice | € 4
    mountain | Wolf Pass, volume 3 | Good | € 9
    abstract art | Neon Garden 1 | Wanted since May | € 45
    history | Sundown 104 | Fine, 1974 | € 38`,
    'First appearance of the courier’s sister. Staples clean, one corner soft.',
  ),
  pieces(
    'vinyl, records, record collection, albums, lps',
    'Record',
    'Jazz, Soul, Rock',
    'Crate 2',
    `
    music album | Low Water and Noor | Very good plus, 1978 | € 38
    music jazz | Blue Hour Quartet | Near mint, mono | € 64
    music | Slow Harbour | Good, small scratch | € 6
    music album | Sides B | Sealed, reissue | € 24
    music | Copper, first pressing | Wanted since May | € 145
    music jazz | Last Tram North | Very good | € 18`,
    'First pressing with the inner sleeve. One click on side B, otherwise quiet.',
    'Artist | text | Noor and the Tides\nLabel | text | Harbour Records\nLent to | person | Omar Haddad',
  ),
  pieces(
    'coin, coins, banknotes, numismatic',
    'Coin',
    'Silver, Gold, Commemorative',
    'Tray 4',
    `
    history | One crown, 1912 | Very fine, silver | € 27
    art | Two euro, lighthouse | Uncirculated, 2014 | € 12
    history | Penny, 1933 copy | Fair | € 3
    design | Five marks, 1967 | Proof | € 38
    history | Gold ducat, 1848 | Wanted since May | € 410
    abstract art | Jubilee set, six coins | Boxed with papers | € 96`,
    'Silver, 5 grams, with a clean edge. Bought at the fair in Ghent, with the envelope.',
  ),
  pieces(
    'sneaker, sneakers',
    'Pair',
    'Runners, Basketball, Limited',
    'Box 12',
    `
    shoe | Night Runner, coral | Size 43, worn twice | € 120
    shoe | Court 84, white | Deadstock with box | € 210
    shoe | Trail Low, moss | Size 43, worn | € 45
    shoe | Harbour 2, ink | Size 42.5, new | € 140
    shoe | Paper Crown, limited | Wanted since May | € 320
    shoe | Old Town 70 | Restored sole | € 80`,
    'Worn twice and never in rain. Original laces and both spare ones are in the box.',
  ),
  pieces(
    'perfume, perfumes, fragrance, fragrances, cologne',
    'Perfume',
    'Fresh, Woody, Sweet',
    'Shelf 1',
    `
    flower | Fig leaf and salt | 34 of 50 ml, summer | € 64
    fruit | Bitter orange | 80 of 100 ml, every day | € 48
    forest | Cedar smoke | Sample, 2 ml | € 4
    flower | White iris | Full, 2024 batch | € 112
    night | Amber 9 | Wanted since May | € 145
    tea | Black tea and plum | 12 of 30 ml, evening | € 38`,
    'Opens green, dries down to warm wood and salt. Lasts about six hours on a shirt.',
  ),
  pieces(
    'fountain pen, fountain pens, pens, ink, inks',
    'Pen',
    'Fine, Medium, Vintage',
    'Case 1',
    `
    design | Harbour 149, fine | Inked with iron gall | € 184
    art | Brass sport | Medium, sea green | € 64
    design | Student, 1962 | Cracked cap | € 12
    history | Celluloid, amber | Restored sac | € 140
    art | Maki, crane | Wanted since May | € 410
    design | Demonstrator | Broad, clean | € 38`,
    'Writes wet and soft. Cleaned in October, inked since Monday.',
  ),
  pieces(
    'mineral, minerals, rock collection, rocks, crystals, gemstones',
    'Specimen',
    'Quartz, Fossils, Ores',
    'Drawer 3',
    `
    mountain | Smoky quartz, 8 cm | Found 2019, alpine cleft | € 64
    mountain | Ammonite, split pair | From the quarry | € 27
    abstract art | Malachite, banded | Polished slice | € 18
    mountain | Pyrite cube | On marl | € 38
    abstract art | Blue fluorite | Wanted since May | € 145
    history | Trilobite, 390 million years | Prepared by Ana | € 96`,
    'Found in a cleft at 2,400 metres. Two points, one of them doubly ended.',
  ),
  pieces(
    'fossil, fossils, ammonite, ammonites, trilobite, trilobites',
    'Fossil',
    'Ammonites, Plants, Teeth',
    'Drawer 3',
    `
    mountain | Ammonite, split pair | Quarry, 160 million years | € 27
    history | Trilobite | 390 million years, prepared | € 96
    sea | Shark tooth, 4 cm | Gravel pit, low tide | € 12
    forest | Fern in slate | Old mine heap | € 18
    beach | Sea urchin, white | Chalk cliff, found by Ida | € 6`,
    'Found in the quarry on a wet Sunday. Both halves fit, and the ribs are sharp.',
  ),
  pieces(
    'magazine 9, magazines 9, paper magazines 9, back issues 9, periodicals 8',
    'Issue',
    'Subscribed, Read, Missing',
    'Rack 2',
    `
    book | Slow Science, no. 41 | Read on Sunday | € 9.80
    history | Harbour Post, November | Arrived on Tuesday | € 6.50
    art design | Type Walks, no. 12 | Half read, page 38 | € 14.00
    mountain | Ridge and Hut, autumn | Read in October | € 8.90
    music | Night Lines, no. 7 | Missing, ordered | € 11.00
    garden | Bed Four, winter | Arrived today | € 7.20`,
    'Forty-one comes with a map of the deep sea. Page 38 is marked, the interview is still to read.',
  ),
])
