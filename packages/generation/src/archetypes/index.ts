import { batteryMonitor } from './battery-monitor.ts'
import { makersMarket } from './makers-market.ts'
import { productFeedback } from './product-feedback.ts'
import { voiceTraining } from './voice-training.ts'
import { airNavigation } from './air-navigation.ts'
import { myAttendance } from './my-attendance.ts'
import { farmMarket } from './farm-market.ts'
import { supperClub } from './supper-club.ts'
import { heatMeet } from './heat-meet.ts'
import { carnivalClub } from './carnival-club.ts'
import { bridalFittings } from './bridal-fittings.ts'
import { openAirEvening } from './open-air-evening.ts'
import { skillsLogbook } from './skills-logbook.ts'
import { remembrance } from './remembrance.ts'
import { thoughtDiary } from './thought-diary.ts'
import { trailTools } from './trail-tools.ts'
import { visualSchedule } from './visual-schedule.ts'
import { neighbourhoodWatch } from './neighbourhood-watch.ts'
import { stallDays } from './stall-days.ts'
import { weatherTrips } from './weather-trips.ts'
import { treatmentSeries } from './treatment-series.ts'
import { braveKids } from './brave-kids.ts'
import { danceRecital } from './dance-recital.ts'
import { bodyCareDiary } from './body-care-diary.ts'
import { walkTickets } from './walk-tickets.ts'
import { siteHire } from './site-hire.ts'
import { judgedRoutines } from './judged-routines.ts'
import { entryResale } from './entry-resale.ts'
import { djEvening } from './dj-evening.ts'
import { freeDays } from './free-days.ts'
import { estateSale } from './estate-sale.ts'
import { partyHire } from './party-hire.ts'
import { playLanes } from './play-lanes.ts'
import { mealTrain } from './meal-train.ts'
import { weighbridge } from './weighbridge.ts'
import { roastLog } from './roast-log.ts'
import { sponsoredEffort } from './sponsored-effort.ts'
import { guestPhotos } from './guest-photos.ts'
import { cropPrices } from './crop-prices.ts'
import { exhibitionTickets } from './exhibition-tickets.ts'
import { billWatch } from './bill-watch.ts'
import { rideAndDelivery } from './ride-and-delivery.ts'
import { beautyAdvisor } from './beauty-advisor.ts'
import { openClose } from './open-close.ts'
import { coDriver } from './co-driver.ts'
import { photoADay } from './photo-a-day.ts'
import { sheetScanner } from './sheet-scanner.ts'
import { seafoodGuide } from './seafood-guide.ts'
import { beachReports } from './beach-reports.ts'
import { injuryClaims } from './injury-claims.ts'
import { noteSharing } from './note-sharing.ts'
import { soilCheck } from './soil-check.ts'
import { radioLog } from './radio-log.ts'
import { itemTrainer } from './item-trainer.ts'
import { photoTranscripts } from './photo-transcripts.ts'
import { flipBook } from './flip-book.ts'
import { conditionReport } from './condition-report.ts'
import { cardDraw } from './card-draw.ts'
import { ratedDiary } from './rated-diary.ts'
import { activityLog } from './activity-log.ts'
import { handInWork } from './hand-in.ts'
import { makerCosts } from './maker-costs.ts'
import { weddingGuests } from './wedding-guests.ts'
import { kitchenPrep } from './kitchen-prep.ts'
import { siteSafety } from './site-safety.ts'
import { schoolOffice } from './school-office.ts'
import { staffTraining } from './staff-training.ts'
import { shiftPlanner } from './shift-planner.ts'
import { timeClock } from './time-clock.ts'
import { equipmentHire } from './equipment-hire.ts'
import { contractsRegister } from './contracts-register.ts'
import { fieldSales } from './field-sales.ts'
import { eventStaffing } from './event-staffing.ts'
import { restaurantManager } from './restaurant-manager.ts'
import { contractor } from './contractor.ts'
import { quotesBuilder } from './quotes-builder.ts'
import { expenseClaims } from './expense-claims.ts'
import { maintenance } from './maintenance.ts'
import { driverRoute } from './driver-route.ts'
import { codeChallenges } from './code-challenges.ts'
import { luggageCheck } from './luggage-check.ts'
import { transcriber } from './transcriber.ts'
import { metalPrices } from './metal-prices.ts'
import { compostLog } from './compost-log.ts'
import { trickList } from './trick-list.ts'
import { fermenting } from './fermenting.ts'
import { slowLetters } from './slow-letters.ts'
import { doneList } from './done-list.ts'
import { handwriting } from './handwriting.ts'
import { waterways } from './waterways.ts'
import { delayClaims } from './delay-claims.ts'
import { takingsLog } from './takings-log.ts'
import { preprints } from './preprints.ts'
import { aurora } from './aurora.ts'
import { bloodValues } from './blood-values.ts'
import { toothBrushing } from './tooth-brushing.ts'
import { speechPractice } from './speech-practice.ts'
import { videoMeetings } from './video-meetings.ts'
import { sharedDocs } from './shared-docs.ts'
import { timetableMaker } from './timetable-maker.ts'
import { corkboard } from './corkboard.ts'
import { waitTimes } from './wait-times.ts'
import { airportBoard } from './airport-board.ts'
import { jetLag } from './jet-lag.ts'
import { holyDays } from './holy-days.ts'
import { coursePortal } from './course-portal.ts'
import { dietCards } from './diet-cards.ts'
import { pageWatch } from './page-watch.ts'
import { walkieTalkie } from './walkie-talkie.ts'
import { dayPlanner } from './day-planner.ts'
import { hearingTest } from './hearing-test.ts'
import { posture } from './posture.ts'
import { bathingWater } from './bathing-water.ts'
import { karaoke } from './karaoke.ts'
import { anatomy } from './anatomy.ts'
import { morseTrainer } from './morse-trainer.ts'
import { memeMaker } from './meme-maker.ts'
import type { Archetype } from '../archetype.ts'
import { publicHolidays } from './public-holidays.ts'
import { plagiarismCheck } from './plagiarism-check.ts'
import { reactionTest } from './reaction-test.ts'
import { visualiser } from './visualiser.ts'
import { clockFaceApp } from './clock-face.ts'
import { csvViewer } from './csv-viewer.ts'
import { spellCheck } from './spell-check.ts'
import { election } from './election.ts'
import { cheatSheet } from './cheat-sheet.ts'
import { devFinder } from './dev-finder.ts'
import { statusPage } from './status-page.ts'
import { surplusFood } from './surplus-food.ts'
import { toolbox } from './toolbox.ts'
import { aiPhotos } from './ai-photos.ts'
import { roomDesigns } from './room-designs.ts'
import { takeawayCounter } from './takeaway-counter.ts'
import { panicHelp } from './panic-help.ts'
import { growByDoing } from './grow-by-doing.ts'
import { tuner } from './tuner.ts'
import { concertFinder } from './concert-finder.ts'
import { coinWallet } from './coin-wallet.ts'
import { cocktails } from './cocktails.ts'
import { orderBook } from './order-book.ts'
import { petBoarding } from './pet-boarding.ts'
import { gameGuide } from './game-guide.ts'
import { securityCameras } from './security-cameras.ts'
import { fileTransfer } from './file-transfer.ts'
import { emojiBoard } from './emoji-board.ts'
import { planeRadar } from './plane-radar.ts'
import { docViewer } from './doc-viewer.ts'
import { textEditor } from './text-editor.ts'
import { bookmarks } from './bookmarks.ts'
import { radioStations } from './radio-stations.ts'
import { geoLearning } from './geo-learning.ts'
import { dreams } from './dreams.ts'
import { satellites } from './satellites.ts'
import { mediaRemote } from './media-remote.ts'
import { appManager } from './app-manager.ts'
import { appMarket } from './app-market.ts'
import { callBlocker } from './call-blocker.ts'
import { dialer } from './dialer.ts'
import { textMessages } from './text-messages.ts'
import { audiobooks } from './audiobooks.ts'
import { translator } from './translator.ts'
import { keyboard } from './keyboard.ts'
import { beatKeeper } from './beat-keeper.ts'
import { terminal } from './terminal.ts'
import { streetReports } from './street-reports.ts'
import { shiftSwap } from './shift-swap.ts'
import { auction } from './auction.ts'
import { beekeeping } from './beekeeping.ts'
import { bikes } from './bikes.ts'
import { birthdays } from './birthdays.ts'
import { booking } from './booking.ts'
import { books } from './books.ts'
import { calendar } from './calendar.ts'
import { cardsExchange } from './cards-exchange.ts'
import { cars } from './cars.ts'
import { charity } from './charity.ts'
import { chat } from './chat.ts'
import { clinic } from './clinic.ts'
import { converter } from './converter.ts'
import { crm } from './crm.ts'
import { crypto } from './crypto.ts'
import { dating } from './dating.ts'
import { delivery } from './delivery.ts'
import { devlog } from './devlog.ts'
import { directory } from './directory.ts'
import { editor } from './editor.ts'
import { esports } from './esports.ts'
import { events } from './events.ts'
import { household } from './household.ts'
import { family } from './family.ts'
import { finance } from './finance.ts'
import { fitness } from './fitness.ts'
import { flashcards } from './flashcards.ts'
import { gallery } from './gallery.ts'
import { game } from './game.ts'
import { goals } from './goals.ts'
import { habits } from './habits.ts'
import { hiking } from './hiking.ts'
import { inventory } from './inventory.ts'
import { irrigation } from './irrigation.ts'
import { jobs } from './jobs.ts'
import { journal } from './journal.ts'
import { language } from './language.ts'
import { learning } from './learning.ts'
import { mapGuide } from './map-guide.ts'
import { medical } from './medical.ts'
import { movies } from './movies.ts'
import { music } from './music.ts'
import { forum } from './forum.ts'
import { plantFinder } from './plant-finder.ts'
import { nature } from './nature.ts'
import { news } from './news.ts'
import { notes } from './notes.ts'
import { nutrition } from './nutrition.ts'
import { parking } from './parking.ts'
import { parkingLot } from './parking-lot.ts'
import { pets } from './pets.ts'
import { photoSharing } from './photo-sharing.ts'
import { plants } from './plants.ts'
import { podcast } from './podcast.ts'
import { podcastProduction } from './podcast-production.ts'
import { polls } from './polls.ts'
import { newsletter } from './newsletter.ts'
import { productPage } from './product-page.ts'
import { datePoll } from './date-poll.ts'
import { project } from './project.ts'
import { quiz } from './quiz.ts'
import { quotes } from './quotes.ts'
import { raceDay } from './race-day.ts'
import { realEstate } from './real-estate.ts'
import { receipts } from './receipts.ts'
import { recipes } from './recipes.ts'
import { reference } from './reference.ts'
import { religion } from './religion.ts'
import { remoteOffice } from './remote-office.ts'
import { restaurant } from './restaurant.ts'
import { salon } from './salon.ts'
import { school } from './school.ts'
import { settingsPage } from './settings-page.ts'
import { shop } from './shop.ts'
import { smartHome } from './smart-home.ts'
import { socialDashboard } from './social-dashboard.ts'
import { split } from './split.ts'
import { groupFund } from './group-fund.ts'
import { studyPlan } from './study-plan.ts'
import { survey } from './survey.ts'
import { team } from './team.ts'
import { timer } from './timer.ts'
import { kitchenTimers } from './kitchen-timers.ts'
import { todo } from './todo.ts'
import { tracker } from './tracker.ts'
import { unitConverter } from './unit-converter.ts'
import { travelDiary } from './travel-diary.ts'
import { travel } from './travel.ts'
import { water } from './water.ts'
import { weather } from './weather.ts'
import { wellbeing } from './wellbeing.ts'
import { wines } from './wines.ts'
import { carpool } from './carpool.ts'
import { checklistsKind } from './checklists.ts'
import { choir } from './choir.ts'
import { club } from './club.ts'
import { lostFound } from './lost-found.ts'
import { meditation } from './meditation.ts'
import { breathPacer } from './breath-pacer.ts'
import { lending } from './lending.ts'
import { lentThings } from './lent-things.ts'
import { keyRegister } from './key-register.ts'
import { radio } from './radio.ts'
import { wedding } from './wedding.ts'
import { invoicing } from './invoicing.ts'
import { museum } from './museum.ts'
import { astronomy } from './astronomy.ts'
import { howto } from './howto.ts'
import { swap } from './swap.ts'
import { transit } from './transit.ts'
import { fieldService } from './field-service.ts'
import { symptoms } from './symptoms.ts'
import { community } from './community.ts'
import { communityGarden } from './community-garden.ts'
import { farm } from './farm.ts'
import { fishing } from './fishing.ts'
import { surf } from './surf.ts'
import { employeeHub } from './employee-hub.ts'
import { venueSales } from './venue-sales.ts'
import { generic } from './generic.ts'
import { sleep } from './sleep.ts'
import { subscriptions } from './subscriptions.ts'
import { wardrobe } from './wardrobe.ts'
import { coworking } from './coworking.ts'
import { classStudio } from './class-studio.ts'
import { helpdesk } from './helpdesk.ts'
import { construction } from './construction.ts'
import { coffeeLog } from './coffee-log.ts'
import { handcraft } from './handcraft.ts'
import { roleplaying } from './roleplaying.ts'
import { chores } from './chores.ts'
import { flatChores } from './flat-chores.ts'
import { waste } from './waste.ts'
import { tutoring } from './tutoring.ts'
import { running } from './running.ts'
import { stable } from './stable.ts'
import { daycare } from './daycare.ts'
import { workshop } from './workshop.ts'
import { boardGames } from './board-games.ts'
import { stocks } from './stocks.ts'
import { storyMaker } from './story-maker.ts'
import { timesheets } from './timesheets.ts'
import { prayerWall } from './prayer-wall.ts'
import { pregnancy } from './pregnancy.ts'
import { cellarDoor } from './cellar-door.ts'
import { charging } from './charging.ts'
import { renovation } from './renovation.ts'
import { restoration } from './restoration.ts'
import { astrology } from './astrology.ts'
import { vet } from './vet.ts'
import { wildlifeRescue } from './wildlife-rescue.ts'
import { resale } from './resale.ts'
import { vitals } from './vitals.ts'
import { practice } from './practice.ts'
import { vehicleRental } from './vehicle-rental.ts'
import { knots } from './knots.ts'
import { nightShelter } from './night-shelter.ts'
import { pallets } from './pallets.ts'
import { sharedCompost } from './shared-compost.ts'
import { escapeHints } from './escape-hints.ts'
import { escapeHost } from './escape-host.ts'
import { escapeRooms } from './escape-rooms.ts'
import { homeServices } from './home-services.ts'
import { rideHailing } from './ride-hailing.ts'
import { groceries } from './groceries.ts'
import { attendance } from './attendance.ts'
import { stalls } from './stalls.ts'
import { tenants } from './tenants.ts'
import { care } from './care.ts'
import { careHome } from './care-home.ts'
import { photographer } from './photographer.ts'
import { warehouse } from './warehouse.ts'
import { quitting } from './quitting.ts'
import { intranet } from './intranet.ts'
import { readingList } from './reading-list.ts'
import { golf } from './golf.ts'
import { bloodDonation } from './blood-donation.ts'
import { hotelGuest } from './hotel-guest.ts'
import { hotelStaff } from './hotel-staff.ts'
import { houseLoyalty } from './house-loyalty.ts'
import { calculator } from './calculator.ts'
import { passwords } from './passwords.ts'
import { authenticator } from './authenticator.ts'
import { files } from './files.ts'
import { feeds } from './feeds.ts'
import { ereader } from './ereader.ts'
import { dictionary } from './dictionary.ts'
import { alarms } from './alarms.ts'
import { worldClock } from './world-clock.ts'
import { cycle } from './cycle.ts'
import { instrument } from './instrument.ts'
import { mentoring } from './mentoring.ts'
import { meter } from './meter.ts'
import { codeHost } from './code-host.ts'
import { tournament } from './tournament.ts'
import { mail } from './mail.ts'
import { palettes } from './palettes.ts'
import { generator } from './generator.ts'
import { textTool } from './text-tool.ts'
import { boardPuzzle } from './board-puzzle.ts'
import { drill } from './drill.ts'
import { couple } from './couple.ts'
import { rescue } from './rescue.ts'
import { driverLog } from './driver-log.ts'
import { congregation } from './congregation.ts'
import { livestock } from './livestock.ts'
import { cases } from './cases.ts'
import { volunteering } from './volunteering.ts'
import { homeInventory } from './home-inventory.ts'
import { patrol } from './patrol.ts'
import { queue } from './queue.ts'
import { drivingSchool } from './driving-school.ts'
import { kidsLearning } from './kids-learning.ts'
import { sensors } from './sensors.ts'
import { flatHunt } from './flat-hunt.ts'
import { flatmates } from './flatmates.ts'
import { cityServices } from './city-services.ts'
import { wholesale } from './wholesale.ts'
import { inspections } from './inspections.ts'
import { triviaHost } from './trivia-host.ts'
import { collection } from './collection.ts'
import { predictions } from './predictions.ts'
import { outdoorLog } from './outdoor-log.ts'
import { courtBooking } from './court-booking.ts'
import { scoreKeeper } from './score-keeper.ts'
import { writing } from './writing.ts'
import { familyAlbum } from './family-album.ts'
import { familyTree } from './family-tree.ts'
import { fasting } from './fasting.ts'
import { firstAid } from './first-aid.ts'
import { optician } from './optician.ts'
import { neighbourHelp } from './neighbour-help.ts'
import { preorder } from './preorder.ts'
import { band } from './band.ts'
import { filmProduction } from './film-production.ts'
import { lab } from './lab.ts'
import { moving } from './moving.ts'
import { library } from './library.ts'
import { physio } from './physio.ts'
import { gradebook } from './gradebook.ts'
import { examResults } from './exam-results.ts'
import { onlineExams } from './online-exams.ts'
import { aquarium } from './aquarium.ts'
import { hydroponics } from './hydroponics.ts'
import { marina } from './marina.ts'
import { historyWalk } from './history-walk.ts'
import { fosterCare } from './foster-care.ts'
import { vending } from './vending.ts'
import { songRequests } from './song-requests.ts'
import { dialysis } from './dialysis.ts'
import { coasterLog } from './coaster-log.ts'
import { modelRailway } from './model-railway.ts'
import { nestReports } from './nest-reports.ts'
import { paintNotebook } from './paint-notebook.ts'
import { cheeseMaking } from './cheese-making.ts'
import { funeralHome } from './funeral-home.ts'
import { translationAgency } from './translation-agency.ts'
import { languageArchive } from './language-archive.ts'
import { memoryBox } from './memory-box.ts'
import { winterService } from './winter-service.ts'
import { standGame } from './stand-game.ts'
import { baking } from './baking.ts'
import { civic } from './civic.ts'
import { ski } from './ski.ts'
import { smartCity } from './smart-city.ts'
import { dogWalking } from './dog-walking.ts'
import { buddies } from './buddies.ts'
import { foodSharing } from './food-sharing.ts'
import { sharedUse } from './shared-use.ts'
import { signOutBoard } from './sign-out-board.ts'
import { lifeguards } from './lifeguards.ts'
import { communityFridge } from './community-fridge.ts'
import { recorder } from './recorder.ts'
import { songFinder } from './song-finder.ts'
import { birdSounds } from './bird-sounds.ts'
import { flights } from './flights.ts'
import { flightSearch } from './flight-search.ts'
import { bills } from './bills.ts'
import { league } from './league.ts'
import { boardLessons } from './board-lessons.ts'
import { artistPortfolio } from './artist-portfolio.ts'
import { hireHelp } from './hire-help.ts'
import { socialFeed } from './social-feed.ts'
import { streaming } from './streaming.ts'
import { creatures } from './creatures.ts'
import { launcher } from './launcher.ts'
import { emulator } from './emulator.ts'
import { tallyCounter } from './tally-counter.ts'
import { printMonitor } from './print-monitor.ts'
import { appFirewall } from './app-firewall.ts'
import { browser } from './browser.ts'
import { cycling } from './cycling.ts'
import { gpsLogger } from './gps-logger.ts'
import { backups } from './backups.ts'
import { connection } from './connection.ts'
import { steps } from './steps.ts'
import { scripture } from './scripture.ts'
import { wallpapers } from './wallpapers.ts'
import { contacts } from './contacts.ts'
import { countryStats } from './country-stats.ts'
import { encyclopedia } from './encyclopedia.ts'
import { artBrowser } from './art-browser.ts'
import { faq } from './faq.ts'
import { ratedTeachers } from './rated-teachers.ts'
import { commentWall } from './comment-wall.ts'
import { speedReader } from './speed-reader.ts'
import { staffDirectory } from './staff-directory.ts'
import { downloads } from './downloads.ts'
import { loyaltyCards } from './loyalty-cards.ts'
import { camera } from './camera.ts'
import { launches } from './launches.ts'
import { linkShortener } from './link-shortener.ts'
import { bugTracker } from './bug-tracker.ts'
import { adoption } from './adoption.ts'
import { courier } from './courier.ts'
import { orderDesk } from './order-desk.ts'
import { kitchenDisplay } from './kitchen-display.ts'
import { pharmacy } from './pharmacy.ts'
import { vaccinations } from './vaccinations.ts'
import { guidedTours } from './guided-tours.ts'
import { hosting } from './hosting.ts'
import { schoolBus } from './school-bus.ts'
import { soundMixer } from './sound-mixer.ts'
import { productScan } from './product-scan.ts'
import { cinema } from './cinema.ts'
import { findDevice } from './find-device.ts'
import { scores } from './scores.ts'
import { animalTraining } from './animal-training.ts'
import { diabetes } from './diabetes.ts'
import { lostPets } from './lost-pets.ts'
import { instructor } from './instructor.ts'
import { laundry } from './laundry.ts'
import { potluck } from './potluck.ts'
import { ecoHabits } from './eco-habits.ts'
import { turns } from './turns.ts'
import { debts } from './debts.ts'
import { gifts } from './gifts.ts'
import { deviceInfo } from './device-info.ts'
import { countdowns } from './countdowns.ts'
import { contactDiary } from './contact-diary.ts'
import { weatherDiary } from './weather-diary.ts'
import { namedays } from './namedays.ts'
import { caffeineLog } from './caffeine-log.ts'
import { openMic } from './open-mic.ts'
import { partReturns } from './part-returns.ts'
import { putAway } from './put-away.ts'
import { safetyLessons } from './safety-lessons.ts'
import { indoorMap } from './indoor-map.ts'
import { selfMessages } from './self-messages.ts'
import { campusFest } from './campus-fest.ts'
import { screenTime } from './screen-time.ts'
import { safetyCheck } from './safety-check.ts'
import { pictureTalk } from './picture-talk.ts'
import { routine } from './routine.ts'
import { babyNames } from './baby-names.ts'
import { packingList } from './packing-list.ts'
import { periodicTable } from './periodic-table.ts'
import { qrCodes } from './qr-codes.ts'
import { photoVault } from './photo-vault.ts'
import { beats } from './beats.ts'
import { netWorth } from './net-worth.ts'
import { colouring } from './colouring.ts'
import { dining } from './dining.ts'
import { foodTruck } from './food-truck.ts'
import { fuelPrices } from './fuel-prices.ts'
import { myFirm } from './my-firm.ts'
import { myPractice } from './my-practice.ts'
import { guestCheckIn } from './guest-check-in.ts'
import { foodStock } from './food-stock.ts'
import { soundboard } from './soundboard.ts'
import { petSitting } from './pet-sitting.ts'
import { seniorHome } from './senior-home.ts'
import { idleGame } from './idle-game.ts'
import { envelopeBudget } from './envelope-budget.ts'
import { songbook } from './songbook.ts'
import { coParenting } from './co-parenting.ts'
import { savingsChallenge } from './savings-challenge.ts'
import { dayChallenge } from './day-challenge.ts'
import { teleprompter } from './teleprompter.ts'
import { flashlight } from './flashlight.ts'
import { camper } from './camper.ts'
import { birdKeeping } from './bird-keeping.ts'
import { watchParty } from './watch-party.ts'
import { homebrew } from './homebrew.ts'
import { replacement } from './replacement.ts'
import { shoppingList } from './shopping-list.ts'
import { sightHelper } from './sight-helper.ts'
import { carCare } from './car-care.ts'
import { homeCare } from './home-care.ts'
import { homeCooks } from './home-cooks.ts'
import { garden } from './garden.ts'
import { poems } from './poems.ts'
import { meterReadings } from './meter-readings.ts'
import { priceWatch } from './price-watch.ts'
import { filmLog } from './film-log.ts'
import { lifeStories } from './life-stories.ts'
import { snippets } from './snippets.ts'
import { countryGuide } from './country-guide.ts'
import { futureLetters } from './future-letters.ts'
import { cashBook } from './cash-book.ts'
import { clientBook } from './client-book.ts'
import { contractions } from './contractions.ts'
import { contractCheck } from './contract-check.ts'
import { deviceTool } from './device-tool.ts'
import { mediaTools } from './media-tools.ts'
import { opsMonitor } from './ops-monitor.ts'
import { salesDashboard } from './sales-dashboard.ts'
import { ward } from './ward.ts'
import { airQuality } from './air-quality.ts'
import { pilotLog } from './pilot-log.ts'
import { publicBaths } from './public-baths.ts'
import { insectKeeping } from './insect-keeping.ts'
import { nestBoxes } from './nest-boxes.ts'
import { plantDoctor } from './plant-doctor.ts'
import { resume } from './resume.ts'
import { askExperts } from './ask-experts.ts'
import { alertsMap } from './alerts-map.ts'
import { babyMonitor } from './baby-monitor.ts'
import { careVisits } from './care-visits.ts'
import { claims } from './claims.ts'
import { banking } from './banking.ts'
import { shortVideos } from './short-videos.ts'
import { videoChannels } from './video-channels.ts'
import { recruiting } from './recruiting.ts'
import { crowdfunding } from './crowdfunding.ts'
import { devTool } from './dev-tool.ts'
import { docScanner } from './doc-scanner.ts'
import { energy } from './energy.ts'
import { fleet } from './fleet.ts'
import { lapTimer } from './lap-timer.ts'
import { leaveRequests } from './leave-requests.ts'
import { onboardingPlan } from './onboarding-plan.ts'
import { till } from './till.ts'
import { vegBox } from './veg-box.ts'
import { visitorDesk } from './visitor-desk.ts'
import { visitorPark } from './visitor-park.ts'
import { scholarships } from './scholarships.ts'
import { clientPortal } from './client-portal.ts'
import { networkScan } from './network-scan.ts'
import { pocketMoney } from './pocket-money.ts'
import { stageGroup } from './stage-group.ts'
import { treasureHunt } from './treasure-hunt.ts'
import { landlord } from './landlord.ts'
import { dealership } from './dealership.ts'
import { rideDispatch } from './ride-dispatch.ts'
import { studyGroups } from './study-groups.ts'
import { bookClub } from './book-club.ts'
import { partyPlan } from './party-plan.ts'
import { moon } from './moon.ts'
import { sunTimes } from './sun-times.ts'
import { tattoo } from './tattoo.ts'
import { bucketList } from './bucket-list.ts'
import { seriesTracker } from './series-tracker.ts'
import { campus } from './campus.ts'
import { assistant } from './assistant.ts'
import { foodDelivery } from './food-delivery.ts'
import { studyHelper } from './study-helper.ts'
import { gameBacklog } from './game-backlog.ts'
import { gameReleases } from './game-releases.ts'
import { courseSchool } from './course-school.ts'
import { youthGroup } from './youth-group.ts'
import { mathPractice } from './math-practice.ts'
import { debtPayoff } from './debt-payoff.ts'
import { savingsGoals } from './savings-goals.ts'
import { garmentCare } from './garment-care.ts'
import { meetingNotes } from './meeting-notes.ts'
import { photoContest } from './photo-contest.ts'
import { carWash } from './car-wash.ts'
import { concertLog } from './concert-log.ts'
import { jobApplications } from './job-applications.ts'
import { aiCharacters } from './ai-characters.ts'
import { spacePictures } from './space-pictures.ts'
import { atlas } from './atlas.ts'
import { kanban } from './kanban.ts'
import { mindMap } from './mind-map.ts'
import { liveLocation } from './live-location.ts'
import { gradeAverage } from './grade-average.ts'
import { gifSearch } from './gif-search.ts'
import { playKeys } from './play-keys.ts'
import { breakReminder } from './break-reminder.ts'
import { serviceClient } from './service-client.ts'
import { apiClient } from './api-client.ts'
import { mockLocation } from './mock-location.ts'
import { equalizer } from './equalizer.ts'
import { lyrics } from './lyrics.ts'
import { conference } from './conference.ts'
import { remoteDesktop } from './remote-desktop.ts'
import { folderSync } from './folder-sync.ts'
import { accountSync } from './account-sync.ts'
import { artTrail } from './art-trail.ts'
import { attackTimer } from './attack-timer.ts'
import { cardGame } from './card-game.ts'
import { readAloud } from './read-aloud.ts'
import { partyGame } from './party-game.ts'
import { blog } from './blog.ts'
import { virtualPet } from './virtual-pet.ts'
import { guestFeedbackApp } from './guest-feedback.ts'
import { secretSanta } from './secret-santa.ts'
import { nearObjects } from './near-objects.ts'
import { linkNews } from './link-news.ts'
import { teamChat } from './team-chat.ts'
import { vehicleLink } from './vehicle-link.ts'
import { robotCleaner } from './robot-cleaner.ts'
import { supervision } from './supervision.ts'
import { thesisTopics } from './thesis-topics.ts'
import { moderation } from './moderation.ts'
import { canteen } from './canteen.ts'
import { privacyCheck } from './privacy-check.ts'
import { photoFrame } from './photo-frame.ts'
import { petMedicine } from './pet-medicine.ts'
import { lensCare } from './lens-care.ts'
import { wifiSurvey } from './wifi-survey.ts'
import { startTimer } from './start-timer.ts'
import { glossary } from './glossary.ts'
import { chessClock } from './chess-clock.ts'
import { classTrip } from './class-trip.ts'
import { climbingGym } from './climbing-gym.ts'
import { electronicsCalc } from './electronics-calc.ts'
import { workSpots } from './work-spots.ts'
import { foodBank } from './food-bank.ts'
import { musicGear } from './music-gear.ts'
import { sleepTimer } from './sleep-timer.ts'
import { messageScheduler } from './message-scheduler.ts'
import { phoneAutomation } from './phone-automation.ts'
import { photoCleaner } from './photo-cleaner.ts'
import { tapeMeasure } from './tape-measure.ts'
import { retroBoard } from './retro-board.ts'
import { fieldSurvey } from './field-survey.ts'
import { phoneLink } from './phone-link.ts'
import { encryptionKeys } from './encryption-keys.ts'
import { decider } from './decider.ts'
import { dialARide } from './dial-a-ride.ts'
import { dogOutings } from './dog-outings.ts'
import { firstResponders } from './first-responders.ts'
import { groupTasting } from './group-tasting.ts'
import { houseSlots } from './house-slots.ts'
import { kidsSayings } from './kids-sayings.ts'
import { madeToMeasure } from './made-to-measure.ts'
import { parentTalks } from './parent-talks.ts'
import { schoolKitchen } from './school-kitchen.ts'
import { sharedPlace } from './shared-place.ts'
import { sharedVehicle } from './shared-vehicle.ts'
import { tableBill } from './table-bill.ts'
import { venueLet } from './venue-let.ts'
import { breeding } from './breeding.ts'
import { cemetery } from './cemetery.ts'
import { mosque } from './mosque.ts'
import { savingsCircle } from './savings-circle.ts'
import { seatingChart } from './seating-chart.ts'
import { walkingBus } from './walking-bus.ts'
import { clubLadder } from './club-ladder.ts'
import { musicLessons } from './music-lessons.ts'
import { onCall } from './on-call.ts'
import { tradeRound } from './trade-round.ts'
import { reverseBids } from './reverse-bids.ts'
import { usedMediaShop } from './used-media-shop.ts'
import { printShop } from './print-shop.ts'
import { sewingPatterns } from './sewing-patterns.ts'
import { shiftCompanion } from './shift-companion.ts'
import { harvestIntake } from './harvest-intake.ts'
import { martialArts } from './martial-arts.ts'
import { ferry } from './ferry.ts'
import { newcomerHelp } from './newcomer-help.ts'
import { groupTour } from './group-tour.ts'
import { showEntries } from './show-entries.ts'
import { faithHouse } from './faith-house.ts'
import { marketPitches } from './market-pitches.ts'
import { showCaller } from './show-caller.ts'
import { pubLeague } from './pub-league.ts'
import { dutyRota } from './duty-rota.ts'
import { swarmCalls } from './swarm-calls.ts'
import { crewFinder } from './crew-finder.ts'
import { babySigns } from './baby-signs.ts'
import { dentalLab } from './dental-lab.ts'

/** Every kind of app Kwiq knows, one file each. */
export const archetypes: readonly Archetype[] = [
  dialARide,
  rideDispatch,
  codeChallenges,
  videoMeetings,
  sharedDocs,
  timetableMaker,
  corkboard,
  secretSanta,
  nearObjects,
  linkNews,
  teamChat,
  dealership,
  landlord,
  treasureHunt,
  stageGroup,
  pocketMoney,
  networkScan,
  clientPortal,
  scholarships,
  visitorPark,
  visitorDesk,
  vegBox,
  till,
  onboardingPlan,
  leaveRequests,
  lapTimer,
  fleet,
  energy,
  docScanner,
  devTool,
  crowdfunding,
  claims,
  careVisits,
  babyMonitor,
  alertsMap,
  airQuality,
  pilotLog,
  insectKeeping,
  nestBoxes,
  radioLog,
  publicBaths,
  plantDoctor,
  resume,
  askExperts,
  ward,
  opsMonitor,
  salesDashboard,
  madeToMeasure,
  orderBook,
  petBoarding,
  mediaTools,
  deviceTool,
  contractions,
  contractCheck,
  clientBook,
  cashBook,
  futureLetters,
  countryGuide,
  snippets,
  lifeStories,
  filmLog,
  priceWatch,
  meterReadings,
  poems,
  garden,
  homeCare,
  homeCooks,
  carCare,
  shoppingList,
  sightHelper,
  replacement,
  homebrew,
  watchParty,
  birdKeeping,
  camper,
  flashlight,
  savingsChallenge,
  dayChallenge,
  teleprompter,
  coParenting,
  songbook,
  envelopeBudget,
  idleGame,
  seniorHome,
  petSitting,
  soundboard,
  foodTruck,
  myFirm,
  cellarDoor,
  myPractice,
  guestCheckIn,
  foodStock,
  netWorth,
  beats,
  photoVault,
  qrCodes,
  periodicTable,
  packingList,
  babyNames,
  routine,
  pictureTalk,
  safetyCheck,
  screenTime,
  countdowns,
  deviceInfo,
  gifts,
  debts,
  turns,
  houseSlots,
  laundry,
  potluck,
  ecoHabits,
  diabetes,
  lostPets,
  instructor,
  sharedPlace,
  guidedTours,
  hosting,
  schoolBus,
  soundMixer,
  productScan,
  cinema,
  findDevice,
  scores,
  animalTraining,
  unitConverter,
  socialFeed,
  forum,
  streaming,
  streetReports,
  shiftSwap,
  creatures,
  launcher,
  emulator,
  tallyCounter,
  decider,
  encryptionKeys,
  phoneLink,
  fieldSurvey,
  retroBoard,
  tapeMeasure,
  phoneAutomation,
  photoCleaner,
  messageScheduler,
  sleepTimer,
  musicGear,
  foodBank,
  workSpots,
  electronicsCalc,
  chessClock,
  glossary,
  startTimer,
  wifiSurvey,
  lensCare,
  petMedicine,
  photoFrame,
  privacyCheck,
  schoolKitchen,
  canteen,
  moderation,
  supervision,
  thesisTopics,
  robotCleaner,
  vehicleLink,
  printMonitor,
  appFirewall,
  browser,
  cycling,
  gpsLogger,
  backups,
  connection,
  steps,
  scripture,
  wallpapers,
  contacts,
  countryStats,
  encyclopedia,
  artTrail,
  artBrowser,
  faq,
  ratedTeachers,
  commentWall,
  speedReader,
  staffDirectory,
  downloads,
  loyaltyCards,
  camera,
  launches,
  linkShortener,
  bugTracker,
  adoption,
  kitchenDisplay,
  courier,
  orderDesk,
  pharmacy,
  vaccinations,
  queue,
  drivingSchool,
  kidsLearning,
  sensors,
  flatHunt,
  flatmates,
  cityServices,
  wholesale,
  inspections,
  triviaHost,
  collection,
  predictions,
  climbingGym,
  outdoorLog,
  courtBooking,
  scoreKeeper,
  writing,
  familyAlbum,
  familyTree,
  fasting,
  firstResponders,
  firstAid,
  optician,
  neighbourHelp,
  preorder,
  band,
  filmProduction,
  lab,
  moving,
  library,
  physio,
  gradebook,
  examResults,
  onlineExams,
  aquarium,
  hydroponics,
  marina,
  historyWalk,
  fosterCare,
  vending,
  songRequests,
  dialysis,
  coasterLog,
  modelRailway,
  nestReports,
  paintNotebook,
  cheeseMaking,
  funeralHome,
  translationAgency,
  languageArchive,
  memoryBox,
  winterService,
  standGame,
  auction,
  baking,
  civic,
  ski,
  smartCity,
  dogOutings,
  dogWalking,
  buddies,
  foodSharing,
  sharedUse,
  signOutBoard,
  lifeguards,
  communityFridge,
  recorder,
  songFinder,
  birdSounds,
  flights,
  flightSearch,
  bills,
  league,
  activityLog,
  groupTasting,
  ratedDiary,
  cardDraw,
  conditionReport,
  flipBook,
  photoTranscripts,
  itemTrainer,
  boardLessons,
  artistPortfolio,
  hireHelp,
  calculator,
  passwords,
  authenticator,
  files,
  feeds,
  ereader,
  dictionary,
  alarms,
  worldClock,
  cycle,
  instrument,
  mentoring,
  meter,
  batteryMonitor,
  trailTools,
  codeHost,
  tournament,
  mail,
  palettes,
  generator,
  textTool,
  boardPuzzle,
  drill,
  couple,
  rescue,
  driverLog,
  congregation,
  livestock,
  cases,
  volunteering,
  homeInventory,
  patrol,
  homeServices,
  rideHailing,
  groceries,
  attendance,
  stalls,
  tenants,
  care,
  careHome,
  photographer,
  warehouse,
  quitting,
  intranet,
  readingList,
  golf,
  bloodDonation,
  hotelGuest,
  hotelStaff,
  houseLoyalty,
  sleep,
  subscriptions,
  wardrobe,
  coworking,
  classStudio,
  helpdesk,
  construction,
  coffeeLog,
  handcraft,
  handInWork,
  makerCosts,
  weddingGuests,
  roleplaying,
  chores,
  flatChores,
  waste,
  tutoring,
  running,
  stable,
  daycare,
  workshop,
  boardGames,
  stocks,
  storyMaker,
  timesheets,
  prayerWall,
  pregnancy,
  charging,
  renovation,
  restoration,
  astrology,
  vet,
  resale,
  makersMarket,
  wildlifeRescue,
  vitals,
  practice,
  sharedVehicle,
  vehicleRental,
  escapeHints,
  knots,
  nightShelter,
  pallets,
  sharedCompost,
  escapeHost,
  escapeRooms,
  carpool,
  checklistsKind,
  choir,
  club,
  lostFound,
  translator,
  audiobooks,
  textMessages,
  dialer,
  colouring,
  dining,
  fuelPrices,
  callBlocker,
  appMarket,
  appManager,
  mediaRemote,
  satellites,
  dreams,
  geoLearning,
  radioStations,
  bookmarks,
  textEditor,
  docViewer,
  planeRadar,
  emojiBoard,
  fileTransfer,
  securityCameras,
  gameGuide,
  cocktails,
  coinWallet,
  concertFinder,
  panicHelp,
  surplusFood,
  toolbox,
  aiPhotos,
  roomDesigns,
  takeawayCounter,
  growByDoing,
  tuner,
  meditation,
  breathPacer,
  lending,
  lentThings,
  keyRegister,
  radio,
  wedding,
  invoicing,
  museum,
  astronomy,
  howto,
  swap,
  transit,
  fieldService,
  kitchenPrep,
  siteSafety,
  parentTalks,
  schoolOffice,
  staffTraining,
  shiftPlanner,
  timeClock,
  equipmentHire,
  contractsRegister,
  fieldSales,
  eventStaffing,
  restaurantManager,
  contractor,
  quotesBuilder,
  expenseClaims,
  maintenance,
  driverRoute,
  attackTimer,
  symptoms,
  community,
  communityGarden,
  farm,
  fishing,
  surf,
  beekeeping,
  bikes,
  birthdays,
  booking,
  books,
  calendar,
  cardsExchange,
  cars,
  charity,
  chat,
  clinic,
  converter,
  crm,
  crypto,
  dating,
  delivery,
  devlog,
  directory,
  editor,
  memeMaker,
  esports,
  events,
  family,
  household,
  finance,
  fitness,
  flashcards,
  gallery,
  game,
  goals,
  habits,
  hiking,
  inventory,
  irrigation,
  jobs,
  journal,
  thoughtDiary,
  language,
  learning,
  mapGuide,
  medical,
  movies,
  music,
  nature,
  plantFinder,
  news,
  notes,
  nutrition,
  parking,
  parkingLot,
  pets,
  photoSharing,
  plants,
  podcast,
  podcastProduction,
  polls,
  newsletter,
  productPage,
  datePoll,
  project,
  quiz,
  kidsSayings,
  quotes,
  raceDay,
  realEstate,
  receipts,
  recipes,
  reference,
  religion,
  remoteOffice,
  restaurant,
  salon,
  school,
  settingsPage,
  shop,
  smartHome,
  socialDashboard,
  tableBill,
  split,
  groupFund,
  studyPlan,
  survey,
  team,
  timer,
  kitchenTimers,
  todo,
  tracker,
  travelDiary,
  travel,
  water,
  weather,
  wellbeing,
  wines,
  studyGroups,
  bookClub,
  partyPlan,
  moon,
  sunTimes,
  tattoo,
  bucketList,
  seriesTracker,
  campus,
  assistant,
  foodDelivery,
  studyHelper,
  gameBacklog,
  gameReleases,
  courseSchool,
  classTrip,
  youthGroup,
  mathPractice,
  debtPayoff,
  savingsGoals,
  garmentCare,
  meetingNotes,
  photoContest,
  carWash,
  concertLog,
  jobApplications,
  aiCharacters,
  spacePictures,
  virtualPet,
  guestFeedbackApp,
  productFeedback,
  terminal,
  beatKeeper,
  keyboard,
  remoteDesktop,
  folderSync,
  accountSync,
  cardGame,
  readAloud,
  partyGame,
  breakReminder,
  serviceClient,
  apiClient,
  mockLocation,
  equalizer,
  lyrics,
  conference,
  playKeys,
  gradeAverage,
  gifSearch,
  liveLocation,
  kanban,
  mindMap,
  atlas,
  blog,
  banking,
  shortVideos,
  videoChannels,
  recruiting,
  venueLet,
  venueSales,
  employeeHub,
  publicHolidays,
  plagiarismCheck,
  reactionTest,
  visualiser,
  clockFaceApp,
  csvViewer,
  spellCheck,
  election,
  cheatSheet,
  devFinder,
  statusPage,
  morseTrainer,
  anatomy,
  karaoke,
  bathingWater,
  posture,
  hearingTest,
  dayPlanner,
  walkieTalkie,
  pageWatch,
  dietCards,
  coursePortal,
  holyDays,
  jetLag,
  airportBoard,
  waitTimes,
  speechPractice,
  toothBrushing,
  bloodValues,
  aurora,
  preprints,
  takingsLog,
  delayClaims,
  waterways,
  handwriting,
  doneList,
  slowLetters,
  fermenting,
  trickList,
  compostLog,
  metalPrices,
  transcriber,
  luggageCheck,
  breeding,
  cemetery,
  mosque,
  savingsCircle,
  seatingChart,
  walkingBus,
  clubLadder,
  musicLessons,
  onCall,
  tradeRound,
  reverseBids,
  usedMediaShop,
  printShop,
  sewingPatterns,
  shiftCompanion,
  harvestIntake,
  martialArts,
  ferry,
  newcomerHelp,
  groupTour,
  showEntries,
  faithHouse,
  marketPitches,
  showCaller,
  pubLeague,
  dutyRota,
  swarmCalls,
  crewFinder,
  babySigns,
  dentalLab,
  soilCheck,
  noteSharing,
  injuryClaims,
  beachReports,
  seafoodGuide,
  sheetScanner,
  photoADay,
  coDriver,
  openClose,
  beautyAdvisor,
  rideAndDelivery,
  billWatch,
  exhibitionTickets,
  cropPrices,
  guestPhotos,
  contactDiary,
  weatherDiary,
  namedays,
  caffeineLog,
  openMic,
  partReturns,
  putAway,
  safetyLessons,
  indoorMap,
  selfMessages,
  campusFest,
  sponsoredEffort,
  roastLog,
  weighbridge,
  mealTrain,
  playLanes,
  partyHire,
  estateSale,
  freeDays,
  djEvening,
  entryResale,
  judgedRoutines,
  siteHire,
  walkTickets,
  bodyCareDiary,
  danceRecital,
  braveKids,
  treatmentSeries,
  weatherTrips,
  stallDays,
  neighbourhoodWatch,
  visualSchedule,
  remembrance,
  skillsLogbook,
  openAirEvening,
  bridalFittings,
  carnivalClub,
  heatMeet,
  supperClub,
  voiceTraining,
  airNavigation,
  myAttendance,
  farmMarket,
]

/** For what fits no other: lists, details and forms of whatever the description is about. */
export const genericArchetype = generic
