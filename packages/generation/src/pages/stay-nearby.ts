import { definePage } from './page.ts'

export const stayNearby = definePage({
  id: 'stay-nearby',
  said: 'accommodation, accommodations, where to stay, hotels nearby, nearby hotels, hotel recommendations, hotel tips, hotel info, places to stay, hotel list, recommended hotels, accommodation tips, accommodation info, overnight stay',
  unless: /book (?:accommodation|hotels)|airbnb|listings/i,
  within: /\b(?:wedding|festival|conference|reunion|anniversary|retreat|congress|tournament|camp|guests?)\b/i,
  name: 'Where to stay',
  icon: 'bed',
  line: 'Rooms are kept until 1 December',
  content: `
    cards Kept for us
    - home | House at the mill | 4 min on foot | € 94
    - lake | Cabins by the lake | 12 min by car | € 72
    rows Also near
    - bed | Youth hostel | Beds and rooms, breakfast | € 31
    - camp | Meadow behind the barn | Bring your tent | Free
    - bed | With neighbours | Ask us, there are six beds | Free
    text Say our name when you call, then it costs less.
    button phone | Call the mill | tel:+15550100
  `,
})
