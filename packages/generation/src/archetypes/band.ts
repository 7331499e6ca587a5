import { defineArchetype } from '../archetype.ts'

export const band = defineArchetype({
  id: 'band',
  words:
    'band manager 20, band 7, gigs 12, setlist 14, setlists 16, my band 14, musicians 5, gear list 6, dj 5, song requests 9, tour manager 14, concert booking 10, backline 12',
  examples: `
    Next gigs with load-in time, sound check, venue address and fee
    We are five guys playing covers at weddings and need one place for dates, songs and who brings the PA, our band's gigs
    Setlist for Saturday with key, tempo and encore
    Tour planner for an indie trio: cities, hotels, promoters, merch and travel, load-in and stage times
    DJ bookings with client wishes, must plays, lights and deposit for each gig
    What goes in the van? Amps, stands, cables, drum carpet, ticked at load-out
    A jazz band of four wants to see who is free for a wedding on a date and split the pay
    Bookers, clubs and technicians with phone numbers for our rock group, all contacts of the band
    Stage plot and technical rider for the festival slot, drums, amps and monitor mix
    Rehearsal room evenings, new tunes to learn and upcoming concerts for the bassist and drummer, setlists and gigs of our band
    Earnings per concert, who got paid, fuel and string costs this season, each show's fee
    Tribute act manager app, with performances, contracts and set running times, setlists for the band`,
  // Who goes to concerts plays none.
  unless:
    /\b(?:near (?:me|you)|concerts? (?:nearby|in my)|attended|(?:gigs?|concerts?|shows?) (?:that )?(?:i|you) (?:went|go|have been|saw)|artists? (?:that )?(?:i|you) (?:like|follow|love))\b/i,
  presets: 'dark-pro, bold',
  icon: 'music',
  names: 'Small Hall, Encore, Get-in',
  entity: 'gig',
  home: 'shelf',
  screens: `
    home | Next | home
    calendar | Gigs | calendar
    browse | Setlists | music | song
    checklist | Gear | check | stage-gear
    stats | Fees
    people | Contacts | users
    detail | Gig
    form | Add gig
    profile? | Band | user`,
})
