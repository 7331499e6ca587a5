import { defineArchetype } from '../archetype.ts'

/** Treatments that take several sessions with a machine: tattoo removal, laser hair removal, peelings. */
export const treatmentSeries = defineArchetype({
  id: 'treatment-series',
  words:
    'tattoo removal 80, laser tattoo removal 80, laser clinic 60, laser hair removal 70, hair removal clinic 60, laser sessions 60, laser settings 60, laser treatments 50, skin clinic 16, aesthetic clinic 16, medspa 54, med spa 54, microneedling 60, cryolipolysis 60, chemical peel 50, fluence 50, sessions per client 40, before and after pictures 6, permanent makeup clinic 44, radiofrequency treatment 44',
  examples: `
    Laser studio: sessions of each client, wavelength, fluence, spot size, pain, photo each time
    Hair removal by area, eight sessions six weeks apart, what is paid of the package
    Before and after side by side, same light and angle
    Skin type, medicines, sun in the last weeks, consent signed
    Next date is proposed eight weeks later
    Aftercare by message: cool it, no sun, no sauna
    Peelings with strength and minutes, reaction
    How much of the tattoo is gone after four times
    Machine hours, pulses and service
    Client books the next session and sees the leaflet
    Packages of five with one left
    Microneedling depth by zone`,
  unless: /\b(?:laser cutt\w*|laser tag|laser engrav\w*|hair salon|portfolio of artists)\b/i,
  bars: 'leaderboard cart',
  presets: 'clean, calm',
  icon: 'spark',
  names: 'Eight Weeks Later, Fading, Clear Skin (skin laser)',
  entity: 'laser-session',
  keepsThing: true,
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Sessions | spark | | | | sessions, sessions per client, treatments, laser settings, settings
    browse | Clients | users | series-client | | | clients, client, per client, patients
    browse! | Photos | image | before-after | | | before and after pictures, before and after, pictures, photos, progress
    calendar | Calendar | calendar | | | | next session, next session in 8 weeks, dates, appointments, calendar
    browse! | Aftercare | heart | after-advice | | | aftercare, aftercare leaflet, leaflet, after care
    detail | Session
    form | Note session | | | | | laser settings, session, treatment
    settings? | Settings | settings`,
})
