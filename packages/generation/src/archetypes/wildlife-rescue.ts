import { defineArchetype } from '../archetype.ts'

export const wildlifeRescue = defineArchetype({
  id: 'wildlife-rescue',
  words:
    'wildlife rescue 20, injured animal 14, injured animals 14, wildlife hospital 18, hedgehog rescue 20, bird rescue 18, injured wildlife 20, found an injured 14, rehabilitate 10, rehabilitation of wild 14, wildlife rehabilitation 20, orphaned 6',
  examples: `
    People report an injured hedgehog or swift with photo and place, one of our carers fetches it, weight and feeding until release
    Wildlife hospital: patients by species, finder, wound, medicine, cage, released or died
    What do I do with a fledgling on the ground, and who near me takes it in
    A sheet for each rescued swift: grams in the morning, feeds, feathers, day of release
    Bat helpline logs calls: where found, finder, who drives, which carer has a free place
    Injured fox, deer or owl found on the road: take a picture, send the spot, a ranger is told
    Orphaned squirrels and hares hand-reared by foster carers, milk every three hours, weight curve
    Sea turtle and seal station: stranded animals, treatment, tank, tag number, return to the sea
    Our rehabilitation centre for wild animals wants admissions, diagnosis, daily care and release sites
    Our swan and duck rescue on the river: calls, boat, catchers on duty, outcome
    Members of a nature trust look after sick hedgehogs at home: weight each evening, worming, when it may go back to the garden
    Toad patrol and duckling rescue, who carries them, from where to where, how many this year`,
  presets: 'natural, clean',
  icon: 'paw',
  names: 'Back Outside, Soft Landing, Second Wind',
  entity: 'wild-patient',
  home: 'focus',
  screens: `
    home | Today | home
    browse | In care | paw
    map | Found | map
    people? | Carers | users
    calendar? | Shifts | calendar
    history | Log | clock
    detail | Animal
    form | Report an animal
    guide? | First aid
    chats? | Messages | chat
    profile? | Me | user`,
})
