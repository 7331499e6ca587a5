import { defineArchetype } from '../archetype.ts'

export const garden = defineArchetype({
  id: 'garden',
  words:
    'waters my garden 34, water my garden 32, waters our garden 34, watering while i am away 34, garden while i am away 34, tomato diary 26, tomato notebook 26, tomato log 26, my tomatoes 24, our tomatoes 24, chili diary 24, my chilies 22, pumpkin diary 24, growing diary 24, vegetable diary 24, my roses 26, roses 10, rose garden 18, dahlias 12, allotment garden 26, my allotment 24, what grows where 22, garden planner 26, vegetable garden 24, seed inventory 26, planting calendar 24, sowing calendar 26, raised beds 18, garden journal 22, gardening calendar 18, sowing 12, harvest log 20, kitchen garden 22, allotment planner 22, gardening app 24, gardening tips 18, gardening diary 20, my garden beds 24, what to plant 18, plant when 14, grow vegetables 20, vegetables at home 18',
  examples: `
    Somebody waters my garden while I am away: which bed needs how much, where the tap is, photo when it was done
    My roses by name: pruned, sprayed, flowering, a photo every year
    When do I sow carrots and when may tomatoes go outside after the last frost
    Four raised beds drawn with what grows where, next year something else there
    Tin full of packets: variety, year, how many left, does it still germinate
    What was picked this summer, kilos of beans, number of pumpkins
    Allotment work of the week: prune, mulch, pinch out, compost
    Good neighbours and bad ones: basil near tomato, not onions by peas
    Seedlings on the windowsill, sown, pricked out, hardened off, planted
    Diary of my backyard beds with photos, slugs, rain and mistakes
    Herb spiral and kitchen patch, watering plan and month by month jobs
    School plot where pupils plant radishes, lettuces, sunflowers and measure them
    Balcony vegetables in pots, which size, how much sun, harvest when
    Rotation over four years for cabbages, roots, legumes and a map of the rows`,
  presets: 'natural, warm',
  icon: 'leaf',
  names: 'Bed Four, First Frost, Rows',
  entity: 'crop',
  home: 'shelf focus',
  screens: `
    home | Garden | home
    browse | Beds | leaf
    calendar | Calendar | calendar
    checklist? | This week | check | garden-work
    saved? | Seeds | box
    stats? | Harvest | chart
    weather? | Weather | sun | city
    detail | Crop
    form | Add crop
    settings | Settings | settings`,
})
