import { aboutUs } from './about-us.ts'
import { accessibility } from './accessibility.ts'
import { accessories } from './accessories.ts'
import { aftercare } from './aftercare.ts'
import { allergens } from './allergens.ts'
import { audioGuide } from './audio-guide.ts'
import { awayCarpool } from './away-carpool.ts'
import { babyDoctor } from './baby-doctor.ts'
import { babyFamilyAccess } from './baby-family-access.ts'
import { biblePlan } from './bible-plan.ts'
import { birthdayParty } from './birthday-party.ts'
import { bodyMeasurements } from './body-measurements.ts'
import { bothLike } from './both-like.ts'
import { bothPayIn } from './both-pay-in.ts'
import { breakfastTimes } from './breakfast-times.ts'
import { breathingExercises } from './breathing-exercises.ts'
import { bringAlong } from './bring-along.ts'
import { buddyProgram } from './buddy-program.ts'
import { callWaiter } from './call-waiter.ts'
import { canteenToday } from './canteen-today.ts'
import { cardControl } from './card-control.ts'
import { careTeam } from './care-team.ts'
import { cashless } from './cashless.ts'
import { catering } from './catering.ts'
import { chapterTalk } from './chapter-talk.ts'
import { checkOut } from './check-out.ts'
import { chessClock } from './chess-clock.ts'
import { chordSongs } from './chord-songs.ts'
import { classAbsence } from './class-absence.ts'
import { classPack } from './class-pack.ts'
import { cleaningRota } from './cleaning-rota.ts'
import { clubTournaments } from './club-tournaments.ts'
import { contractionTimer } from './contraction-timer.ts'
import { cravingHelp } from './craving-help.ts'
import { dailyDarshan } from './daily-darshan.ts'
import { dailyPractice } from './daily-practice.ts'
import { dailySpecials } from './daily-specials.ts'
import { damageOfLent } from './damage-of-lent.ts'
import { damageReport } from './damage-report.ts'
import { donateHere } from './donate-here.ts'
import { diceRoller } from './dice-roller.ts'
import { dressCode } from './dress-code.ts'
import { driversPlan } from './drivers-plan.ts'
import { emergencyNumber } from './emergency-number.ts'
import { entryTickets } from './entry-tickets.ts'
import { equipmentRental } from './equipment-rental.ts'
import { eventProgramme } from './event-programme.ts'
import { examCountdown } from './exam-countdown.ts'
import { examMistakes } from './exam-mistakes.ts'
import { examTopics } from './exam-topics.ts'
import { fanShop } from './fan-shop.ts'
import { faq } from './faq.ts'
import { feedingTimes } from './feeding-times.ts'
import { financeCalculator } from './finance-calculator.ts'
import { giftCards } from './gift-cards.ts'
import { giftRegistry } from './gift-registry.ts'
import { groupRun } from './group-run.ts'
import { growthPhotos } from './growth-photos.ts'
import { guestBook } from './guest-book.ts'
import { guestPass } from './guest-pass.ts'
import { guestWifi } from './guest-wifi.ts'
import { guidedSessions } from './guided-sessions.ts'
import { hallRules } from './hall-rules.ts'
import { handicap } from './handicap.ts'
import { happyHour } from './happy-hour.ts'
import { hardWords } from './hard-words.ts'
import { harvestDiary } from './harvest-diary.ts'
import { holdingNews } from './holding-news.ts'
import { homeShopping } from './home-shopping.ts'
import { homeVideos } from './home-videos.ts'
import { houseRules } from './house-rules.ts'
import { houseTeam } from './house-team.ts'
import { housekeeping } from './housekeeping.ts'
import { howBusy } from './how-busy.ts'
import { ideaBox } from './idea-box.ts'
import { insuranceCard } from './insurance-card.ts'
import { intakeForms } from './intake-forms.ts'
import { jobsHere } from './jobs-here.ts'
import { joinClub } from './join-club.ts'
import { kanaWriting } from './kana-writing.ts'
import { kickCounter } from './kick-counter.ts'
import { kidsQuiz } from './kids-quiz.ts'
import { laundrySlots } from './laundry-slots.ts'
import { leagueTable } from './league-table.ts'
import { leaveRequests } from './leave-requests.ts'
import { leaveReview } from './leave-review.ts'
import { lentOut } from './lent-out.ts'
import { lineUp } from './line-up.ts'
import { liveStream } from './live-stream.ts'
import { localTips } from './local-tips.ts'
import { lostFound } from './lost-found.ts'
import { lunchPlan } from './lunch-plan.ts'
import { matchTickets } from './match-tickets.ts'
import { memberships } from './memberships.ts'
import { meterReading } from './meter-reading.ts'
import { midwifeAppointments } from './midwife-appointments.ts'
import { milestonesReached } from './milestones-reached.ts'
import { motivation } from './motivation.ts'
import { movingHelpers } from './moving-helpers.ts'
import { myAgent } from './my-agent.ts'
import { myDocuments } from './my-documents.ts'
import { myInvoices } from './my-invoices.ts'
import { namesWeLike } from './names-we-like.ts'
import { neverWorn } from './never-worn.ts'
import { newsletter } from './newsletter.ts'
import { nextSession } from './next-session.ts'
import { onboardingList } from './onboarding-list.ts'
import { openingEvents } from './opening-events.ts'
import { orderAgain } from './order-again.ts'
import { ourStory } from './our-story.ts'
import { outfitWeather } from './outfit-weather.ts'
import { packingClothes } from './packing-clothes.ts'
import { pantry } from './pantry.ts'
import { parentMeetings } from './parent-meetings.ts'
import { parentView } from './parent-view.ts'
import { parentViewMaths } from './parent-view-maths.ts'
import { parking } from './parking.ts'
import { permissionSlips } from './permission-slips.ts'
import { petInsulin } from './pet-insulin.ts'
import { petSitterNotes } from './pet-sitter-notes.ts'
import { petVaccinations } from './pet-vaccinations.ts'
import { photoBook } from './photo-book.ts'
import { photoUpload } from './photo-upload.ts'
import { pickUp } from './pick-up.ts'
import { plantProblems } from './plant-problems.ts'
import { pollenForecast } from './pollen-forecast.ts'
import { practiceDays } from './practice-days.ts'
import { prayerTimes } from './prayer-times.ts'
import { prescriptionRefill } from './prescription-refill.ts'
import { workPrices } from './work-prices.ts'
import { priceList } from './price-list.ts'
import { privateEvents } from './private-events.ts'
import { proShop } from './pro-shop.ts'
import { progressPhotos } from './progress-photos.ts'
import { ptaVolunteer } from './pta-volunteer.ts'
import { recipeIdeas } from './recipe-ideas.ts'
import { referFriend } from './refer-friend.ts'
import { refillReminder } from './refill-reminder.ts'
import { repairStatus } from './repair-status.ts'
import { reportStreet } from './report-street.ts'
import { returns } from './returns.ts'
import { rewardPoints } from './reward-points.ts'
import { roadside } from './roadside.ts'
import { rsvp } from './rsvp.ts'
import { schoolBus } from './school-bus.ts'
import { schoolFees } from './school-fees.ts'
import { scorecard } from './scorecard.ts'
import { seatingPlan } from './seating-plan.ts'
import { secretWord } from './secret-word.ts'
import { selfCheckIn } from './self-check-in.ts'
import { serviceBooking } from './service-booking.ts'
import { servingsCalculator } from './servings-calculator.ts'
import { sharedWithFamily } from './shared-with-family.ts'
import { shopRentals } from './shop-rentals.ts'
import { sizeGuide } from './size-guide.ts'
import { sleepStories } from './sleep-stories.ts'
import { someoneToCall } from './someone-to-call.ts'
import { songWishes } from './song-wishes.ts'
import { speakers } from './speakers.ts'
import { splitBill } from './split-bill.ts'
import { sponsors } from './sponsors.ts'
import { staffDirectory } from './staff-directory.ts'
import { stampCard } from './stamp-card.ts'
import { stayNearby } from './stay-nearby.ts'
import { stickersWon } from './stickers-won.ts'
import { storeLocator } from './store-locator.ts'
import { tableBooking } from './table-booking.ts'
import { tasbihCounter } from './tasbih-counter.ts'
import { teamFines } from './team-fines.ts'
import { termDates } from './term-dates.ts'
import { testResults } from './test-results.ts'
import { todoProjects } from './todo-projects.ts'
import { todoUpcoming } from './todo-upcoming.ts'
import { townServices } from './town-services.ts'
import { trackOrder } from './track-order.ts'
import { tradeIn } from './trade-in.ts'
import { trailers } from './trailers.ts'
import { trainingCourses } from './training-courses.ts'
import { trainingTimes } from './training-times.ts'
import { treatmentPlan } from './treatment-plan.ts'
import { trialLesson } from './trial-lesson.ts'
import { tripCosts } from './trip-costs.ts'
import { tripPhotos } from './trip-photos.ts'
import { tripStops } from './trip-stops.ts'
import { vaccinationRecord } from './vaccination-record.ts'
import { venueMap } from './venue-map.ts'
import { verseOfDay } from './verse-of-day.ts'
import { videoEffects } from './video-effects.ts'
import { videoSounds } from './video-sounds.ts'
import { videoVisit } from './video-visit.ts'
import { visitingTimes } from './visiting-times.ts'
import { voices } from './voices.ts'
import { thenAndNow } from './then-and-now.ts'
import { hiddenApps } from './hidden-apps.ts'
import { appTimeLimit } from './app-time-limit.ts'
import { fishingPermit } from './fishing-permit.ts'
import { closedSeason } from './closed-season.ts'
import { singerQueue } from './singer-queue.ts'
import { vouchers } from './vouchers.ts'
import { waitingList } from './waiting-list.ts'
import { wasteCalendar } from './waste-calendar.ts'
import { weatherClothes } from './weather-clothes.ts'
import { webcams } from './webcams.ts'
import { whereToGo } from './where-to-go.ts'
import { whoIsIn } from './who-is-in.ts'
import { wholesaleForm } from './wholesale-form.ts'
import type { Page } from './page.ts'
import { orderReady } from './order-ready.ts'
import { orderReserved } from './order-reserved.ts'
import { orderSent } from './order-sent.ts'
import { myDownloads } from './my-downloads.ts'
import { forCouriers } from './for-couriers.ts'
import { forProviders } from './for-providers.ts'
import { forSellers } from './for-sellers.ts'
import { changeBooking } from './change-booking.ts'
import { houseMenu } from './house-menu.ts'
import { rideOnTheWay } from './ride-on-the-way.ts'
import { helperOnTheWay } from './helper-on-the-way.ts'
import { priceOffers } from './price-offers.ts'
import { proofOfDelivery } from './proof-of-delivery.ts'
import { identityCheck } from './identity-check.ts'

/** Screens that many apps have in the same form, one file each. */
export const pages: readonly Page[] = [
  aboutUs,
  accessibility,
  accessories,
  aftercare,
  allergens,
  audioGuide,
  awayCarpool,
  babyDoctor,
  babyFamilyAccess,
  biblePlan,
  birthdayParty,
  bodyMeasurements,
  bothLike,
  bothPayIn,
  breakfastTimes,
  breathingExercises,
  bringAlong,
  buddyProgram,
  callWaiter,
  canteenToday,
  cardControl,
  careTeam,
  cashless,
  catering,
  chapterTalk,
  checkOut,
  chessClock,
  chordSongs,
  classAbsence,
  classPack,
  cleaningRota,
  clubTournaments,
  contractionTimer,
  cravingHelp,
  dailyDarshan,
  dailyPractice,
  dailySpecials,
  damageOfLent,
  damageReport,
  donateHere,
  dressCode,
  driversPlan,
  emergencyNumber,
  entryTickets,
  equipmentRental,
  eventProgramme,
  examCountdown,
  examMistakes,
  examTopics,
  fanShop,
  faq,
  feedingTimes,
  financeCalculator,
  giftCards,
  giftRegistry,
  groupRun,
  growthPhotos,
  guestBook,
  guestPass,
  guestWifi,
  guidedSessions,
  hallRules,
  handicap,
  happyHour,
  hardWords,
  harvestDiary,
  holdingNews,
  homeShopping,
  homeVideos,
  houseRules,
  houseTeam,
  housekeeping,
  howBusy,
  ideaBox,
  insuranceCard,
  intakeForms,
  jobsHere,
  joinClub,
  kanaWriting,
  kickCounter,
  kidsQuiz,
  laundrySlots,
  leagueTable,
  leaveRequests,
  leaveReview,
  lentOut,
  lineUp,
  liveStream,
  localTips,
  lostFound,
  lunchPlan,
  matchTickets,
  memberships,
  meterReading,
  midwifeAppointments,
  milestonesReached,
  motivation,
  movingHelpers,
  myAgent,
  myDocuments,
  myInvoices,
  namesWeLike,
  neverWorn,
  newsletter,
  nextSession,
  onboardingList,
  myDownloads,
  openingEvents,
  orderAgain,
  ourStory,
  outfitWeather,
  packingClothes,
  pantry,
  parentMeetings,
  parentView,
  parentViewMaths,
  parking,
  permissionSlips,
  petInsulin,
  petSitterNotes,
  petVaccinations,
  photoBook,
  photoUpload,
  pickUp,
  plantProblems,
  pollenForecast,
  practiceDays,
  prayerTimes,
  prescriptionRefill,
  workPrices,
  priceList,
  privateEvents,
  proShop,
  progressPhotos,
  ptaVolunteer,
  recipeIdeas,
  referFriend,
  refillReminder,
  repairStatus,
  reportStreet,
  returns,
  rewardPoints,
  roadside,
  rsvp,
  schoolBus,
  schoolFees,
  scorecard,
  seatingPlan,
  secretWord,
  selfCheckIn,
  serviceBooking,
  servingsCalculator,
  sharedWithFamily,
  shopRentals,
  sizeGuide,
  sleepStories,
  someoneToCall,
  songWishes,
  speakers,
  splitBill,
  sponsors,
  staffDirectory,
  stampCard,
  stayNearby,
  stickersWon,
  storeLocator,
  tableBooking,
  tasbihCounter,
  teamFines,
  termDates,
  testResults,
  todoProjects,
  todoUpcoming,
  townServices,
  changeBooking,
  identityCheck,
  helperOnTheWay,
  priceOffers,
  proofOfDelivery,
  houseMenu,
  rideOnTheWay,
  forCouriers,
  forProviders,
  forSellers,
  orderReady,
  orderReserved,
  orderSent,
  trackOrder,
  tradeIn,
  trailers,
  trainingCourses,
  trainingTimes,
  treatmentPlan,
  trialLesson,
  tripCosts,
  tripPhotos,
  tripStops,
  vaccinationRecord,
  venueMap,
  verseOfDay,
  videoEffects,
  videoSounds,
  videoVisit,
  visitingTimes,
  voices,
  thenAndNow,
  hiddenApps,
  appTimeLimit,
  fishingPermit,
  closedSeason,
  singerQueue,
  vouchers,
  waitingList,
  wasteCalendar,
  weatherClothes,
  webcams,
  whereToGo,
  whoIsIn,
  wholesaleForm,
  diceRoller,
]
