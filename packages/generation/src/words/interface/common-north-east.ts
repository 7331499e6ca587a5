/** The interface's common words in Dutch, Swedish, Danish, Norwegian, Polish, Turkish, Russian and Korean. */
export const commonNorthEast = `
  en | nl | sv | da | nb | pl | tr | ru | ko
  Home | Start | Hem | Hjem | Hjem | Start | Ana sayfa | Главная | 홈
  Today | Vandaag | Idag | I dag | I dag | Dziś | Bugün | Сегодня | 오늘
  Yesterday | Gisteren | Igår | I går | I går | Wczoraj | Dün | Вчера | 어제
  All | Alles | Alla | Alle | Alle | Wszystko | Tümü | Все | 전체
  Me | Ik | Jag | Mig | Meg | Ja | Ben | Я | 나
  Profile | Profiel | Profil | Profil | Profil | Profil | Profil | Профиль | 프로필
  Search | Zoeken | Sök | Søg | Søk | Szukaj | Ara | Поиск | 검색
  Save | Opslaan | Spara | Gem | Lagre | Zapisz | Kaydet | Сохранить | 저장
  Saved | Bewaard | Sparat | Gemt | Lagret | Zapisane | Kaydedilenler | Избранное | 저장됨
  Add | Toevoegen | Lägg till | Tilføj | Legg til | Dodaj | Ekle | Добавить | 추가
  New | Nieuw | Ny | Ny | Ny | Nowe | Yeni | Новое | 새로 만들기
  Edit | Bewerken | Redigera | Rediger | Rediger | Edytuj | Düzenle | Изменить | 편집
  Open | Openen | Öppna | Åbn | Åpne | Otwórz | Aç | Открыть | 열기
  Done | Klaar | Klart | Færdig | Ferdig | Gotowe | Bitti | Готово | 완료
  Settings | Instellingen | Inställningar | Indstillinger | Innstillinger | Ustawienia | Ayarlar | Настройки | 설정
  Reminders | Herinneringen | Påminnelser | Påmindelser | Påminnelser | Przypomnienia | Hatırlatıcılar | Напоминания | 알림
  Weekly summary | Weekoverzicht | Veckosammanfattning | Ugens overblik | Ukens oversikt | Podsumowanie tygodnia | Haftalık özet | Итоги недели | 주간 요약
  Notifications | Meldingen | Aviseringar | Notifikationer | Varsler | Powiadomienia | Bildirimler | Уведомления | 알림
  Calendar | Agenda | Kalender | Kalender | Kalender | Kalendarz | Takvim | Календарь | 캘린더
  Map | Kaart | Karta | Kort | Kart | Mapa | Harita | Карта | 지도
  Plan | Plan | Plan | Plan | Plan | Plan | Plan | План | 계획
  Progress | Voortgang | Framsteg | Fremskridt | Fremgang | Postępy | İlerleme | Прогресс | 진행 상황
  Numbers | Cijfers | Siffror | Tal | Tall | Liczby | Sayılar | Цифры | 통계
  History | Geschiedenis | Historik | Historik | Historikk | Historia | Geçmiş | История | 기록
  Messages | Berichten | Meddelanden | Beskeder | Meldinger | Wiadomości | Mesajlar | Сообщения | 메시지
  Details | Details | Detaljer | Detaljer | Detaljer | Szczegóły | Ayrıntılar | Подробнее | 상세 정보
  Status | Status | Status | Status | Status | Status | Durum | Статус | 상태
  Date | Datum | Datum | Dato | Dato | Data | Tarih | Дата | 날짜
  Notes | Notities | Anteckningar | Noter | Notater | Notatki | Notlar | Заметки | 메모
  Name | Naam | Namn | Navn | Navn | Nazwa | Ad | Название | 이름
  Recent | Recent | Senaste | Seneste | Siste | Ostatnie | Son eklenenler | Недавнее | 최근
  See all | Alles bekijken | Visa alla | Se alle | Se alle | Zobacz wszystko | Tümünü gör | Показать все | 전체 보기
  Up next | Volgende | Härnäst | Næste | Neste | Następne | Sıradaki | Далее | 다음
  This week | Deze week | Denna vecka | Denne uge | Denne uken | W tym tygodniu | Bu hafta | На этой неделе | 이번 주
  At a glance | In één oogopslag | I korthet | Kort fortalt | Kort fortalt | W skrócie | Bir bakışta | Коротко | 한눈에 보기
  More to do | Meer | Mer | Mere | Mer | Więcej | Daha fazlası | Ещё | 더 보기
  See also | Zie ook | Se även | Se også | Se også | Zobacz też | Ayrıca bakın | Смотрите также | 함께 보기
  Back | Terug | Tillbaka | Tilbage | Tilbake | Wstecz | Geri | Назад | 뒤로
  Close | Sluiten | Stäng | Luk | Lukk | Zamknij | Kapat | Закрыть | 닫기
  Filter | Filter | Filter | Filter | Filter | Filtr | Filtre | Фильтр | 필터
  Sort | Sorteren | Sortera | Sorter | Sorter | Sortuj | Sırala | Сортировка | 정렬
  Nearby | In de buurt | I närheten | I nærheden | I nærheten | W pobliżu | Yakında | Рядом | 주변
  What to tell me | Waarover berichten | Vad jag vill veta | Hvad jag vil vide | Hva jeg vil vite | O czym powiadamiać | Ne bildirilsin | О чём сообщать | 알림 받을 내용
  News | Nieuws | Nyheter | Nyt | Nytt | Aktualności | Haberler | Новости | 새 소식
  Quiet after 21:00 | Stil na 21:00 | Tyst efter 21.00 | Stille efter 21.00 | Stille etter 21.00 | Cisza po 21:00 | 21:00’den sonra sessiz | Тишина после 21:00 | 21시 이후 무음
  2 new since this morning | 2 nieuwe sinds vanochtend | 2 nya sedan i morse | 2 nye siden i morges | 2 nye siden i morges | 2 nowe od rana | Bu sabahtan beri 2 yeni | 2 новых с утра | 오늘 아침 이후 2건
  Wed | wo | ons | ons | ons | śr. | Çar | ср | 수
  Tue | di | tis | tir | tir | wt. | Sal | вт | 화
  Mon | ma | mån | man | man | pon. | Pzt | пн | 월
  Tuesday | Dinsdag | Tisdag | Tirsdag | Tirsdag | Wtorek | Salı | Вторник | 화요일
  Monday | Maandag | Måndag | Mandag | Mandag | Poniedziałek | Pazartesi | Понедельник | 월요일
  Sunday | Zondag | Söndag | Søndag | Søndag | Niedziela | Pazar | Воскресенье | 일요일
  Week | Week | Vecka | Uge | Uke | Tydzień | Hafta | Неделя | 주
  Month | Maand | Månad | Måned | Måned | Miesiąc | Ay | Месяц | 월
  Year | Jaar | År | År | År | Rok | Yıl | Год | 연
  Day | Dag | Dag | Dag | Dag | Dzień | Gün | День | 일
  Online | Online | Online | Online | Pålogget | Online | Çevrimiçi | В сети | 온라인
  Online now | Nu online | Online nu | Online nu | Pålogget nå | Teraz online | Şu an çevrimiçi | Сейчас в сети | 접속 중
  2 km away | Op 2 km | 2 km bort | 2 km væk | 2 km unna | 2 km stąd | 2 km uzakta | В 2 км | 2km 거리
  Here since spring | Sinds het voorjaar | Med sedan i våras | Med siden foråret | Med siden i vår | Od wiosny | Bahardan beri burada | С весны | 봄부터 함께
  Answers quickly | Antwoordt snel | Svarar snabbt | Svarer hurtigt | Svarer raskt | Szybko odpowiada | Hızlı yanıtlar | Быстро отвечает | 답장이 빨라요
  Back on Monday | Maandag terug | Åter på måndag | Tilbage mandag | Tilbake mandag | Wraca w poniedziałek | Pazartesi dönüyor | Вернётся в понедельник | 월요일에 복귀
  New this week | Nieuw deze week | Nytt denna vecka | Nyt i denne uge | Nytt denne uken | Nowe w tym tygodniu | Bu hafta yeni | Новое за неделю | 이번 주 새 소식
  Better with company | Samen is leuker | Bättre tillsammans | Bedre sammen | Bedre sammen | Razem lepiej | Birlikte daha güzel | Вместе веселее | 함께하면 더 좋아요
  Send a link; it opens on any phone. | Stuur een link, die opent overal. | Skicka en länk som öppnas överallt. | Send et link, det åbner overalt. | Send en lenke som åpnes overalt. | Wyślij link, otworzy się wszędzie. | Bağlantı gönder, her telefonda açılır. | Отправьте ссылку на любой телефон. | 링크를 보내면 바로 열려요.
  Name or place | Naam of plaats | Namn eller plats | Navn eller sted | Navn eller sted | Nazwa lub miejsce | Ad veya yer | Название или место | 이름 또는 장소
  Name or word | Naam of woord | Namn eller ord | Navn eller ord | Navn eller ord | Nazwa lub słowo | Ad veya kelime | Имя или слово | 이름 또는 단어
  Street or place | Straat of plaats | Gata eller plats | Gade eller sted | Gate eller sted | Ulica lub miejsce | Sokak veya yer | Улица или место | 거리 또는 장소
  Contact | Contact | Kontakt | Kontakt | Kontakt | Kontakt | İletişim | Контакт | 연락처
  Answers within the hour | Antwoordt binnen een uur | Svarar inom en timme | Svarer inden for en time | Svarer innen en time | Odpowiada w ciągu godziny | Bir saat içinde yanıtlar | Ответит в течение часа | 1시간 안에 답장
  Not set | Niet ingesteld | Ej angivet | Ikke angivet | Ikke angitt | Nie ustawiono | Belirtilmedi | Не указано | 미설정
  Thursday 19 | Donderdag 19 | Torsdag 19 | Torsdag 19. | Torsdag 19. | Czwartek 19 | 19 Perşembe | Четверг, 19 | 19일 목요일
  November 2026 | November 2026 | November 2026 | November 2026 | November 2026 | Listopad 2026 | Kasım 2026 | Ноябрь 2026 | 2026년 11월
  Thursday 19 Nov | Donderdag 19 nov | Torsdag 19 nov | Torsdag 19. nov. | Torsdag 19. nov. | Czwartek 19 lis | 19 Kas Perşembe | Четверг, 19 нояб. | 11월 19일 목요일
  November | November | November | November | November | Listopad | Kasım | Ноябрь | 11월
  Yours | Van jou | Dina | Dine | Dine | Twoje | Senin | Ваше | 내 항목
  Dark mode | Donkere modus | Mörkt läge | Mørk tilstand | Mørk modus | Tryb ciemny | Karanlık mod | Тёмная тема | 다크 모드
  Larger text | Grotere tekst | Större text | Større tekst | Større tekst | Większy tekst | Daha büyük yazı | Крупный текст | 큰 글씨
  Push notifications | Pushmeldingen | Pushnotiser | Push-beskeder | Push-varsler | Powiadomienia push | Anlık bildirimler | Push-уведомления | 푸시 알림
  Email summary | Overzicht per mail | Sammanfattning via mejl | Overblik på mail | Oppsummering på e-post | Podsumowanie e-mailem | E-posta özeti | Сводка по почте | 이메일 요약
  Language | Taal | Språk | Sprog | Språk | Język | Dil | Язык | 언어
  English | Nederlands | Svenska | Dansk | Norsk | Polski | Türkçe | Русский | 한국어
  Appearance | Weergave | Utseende | Udseende | Utseende | Wygląd | Görünüm | Оформление | 화면
  Days with something | Dagen met notities | Aktiva dagar | Aktive dage | Aktive dager | Aktywne dni | Kayıtlı günler | Дни с записями | 기록한 날
  People | Mensen | Personer | Personer | Personer | Osoby | Kişiler | Люди | 사람
  Search messages | Berichten zoeken | Sök meddelanden | Søg i beskeder | Søk i meldinger | Szukaj wiadomości | Mesajlarda ara | Поиск сообщений | 메시지 검색
  Who brings the map on Sunday? | Wie neemt zondag de kaart mee? | Vem tar med kartan på söndag? | Hvem tager kortet med søndag? | Hvem tar med kartet søndag? | Kto przyniesie mapę w niedzielę? | Pazar günü haritayı kim getiriyor? | Кто возьмёт карту в воскресенье? | 일요일에 지도 누가 가져와요?
  Voice message, 0:42 | Spraakbericht, 0:42 | Röstmeddelande, 0:42 | Talebesked, 0:42 | Talemelding, 0:42 | Wiadomość głosowa, 0:42 | Sesli mesaj, 0:42 | Голосовое, 0:42 | 음성 메시지 0:42
  You: see you at six | Jij: tot zes uur | Du: vi ses klockan sex | Dig: vi ses klokken seks | Du: sees klokka seks | Ty: do szóstej | Sen: altıda görüşürüz | Вы: до шести | 나: 6시에 봐요
  Sent a picture | Stuurde een foto | Skickade en bild | Sendte et billede | Sendte et bilde | Wysłano zdjęcie | Fotoğraf gönderdi | Фото | 사진을 보냄
  Perfect, thank you | Perfect, dank je | Perfekt, tack | Perfekt, tak | Perfekt, takk | Super, dziękuję | Harika, teşekkürler | Отлично, спасибо | 좋아요, 감사합니다
  Is Tuesday still fine? | Komt dinsdag nog uit? | Passar tisdag fortfarande? | Passer tirsdag stadig? | Passer tirsdag fortsatt? | Czy wtorek pasuje? | Salı hâlâ uygun mu? | Вторник ещё в силе? | 화요일 괜찮아요?
  Keep what you like | Bewaar wat je mooi vindt | Spara det du gillar | Gem det, du kan lide | Lagre det du liker | Zapisz, co lubisz | Beğendiğini kaydet | Сохраните, что нравится | 마음에 들면 저장
  Go on with | Ga verder met | Fortsätt med | Fortsæt med | Fortsett med | Kontynuuj | Devam et | Продолжить | 이어서 보기
  Look closer | Meer details | Se närmare | Se nærmere | Se nærmere | Zobacz bliżej | Yakından bak | Подробнее | 자세히 보기
  Invite | Uitnodigen | Bjud in | Inviter | Inviter | Zaproś | Davet et | Пригласить | 초대
  Invite people | Mensen uitnodigen | Bjud in personer | Inviter personer | Inviter folk | Zaproś osoby | Kişi davet et | Пригласить людей | 초대하기
  Notification settings | Meldingen instellen | Aviseringar | Notifikationer | Varselinnstillinger | Ustawienia powiadomień | Bildirim ayarları | Настроить уведомления | 알림 설정
  Sign out | Uitloggen | Logga ut | Log ud | Logg ut | Wyloguj się | Çıkış yap | Выйти | 로그아웃
  This month | Deze maand | Denna månad | Denne måned | Denne måneden | W tym miesiącu | Bu ay | В этом месяце | 이번 달
  Show | Tonen | Visa | Vis | Vis | Pokaż | Göster | Показать | 보기
  Main navigation | Hoofdnavigatie | Huvudmeny | Hovedmenu | Hovedmeny | Menu główne | Ana menü | Главное меню | 기본 메뉴
  Span | Periode | Period | Periode | Periode | Okres | Dönem | Период | 기간
  Keep offline | Offline bewaren | Spara offline | Gem offline | Lagre offline | Zapisz offline | Çevrimdışı sakla | Хранить офлайн | 오프라인 저장
  News by mail | Nieuws per mail | Nyheter via mejl | Nyt på mail | Nytt på e-post | Nowości e-mailem | E-postayla haberler | Новости по почте | 이메일 소식
  Share my profile | Mijn profiel delen | Dela min profil | Del min profil | Del profilen min | Udostępnij profil | Profilimi paylaş | Поделиться профилем | 내 프로필 공유
  Lately | Onlangs | På senaste tiden | For nylig | I det siste | Ostatnio | Son zamanlarda | Недавно | 최근
  Made for you | Voor jou | För dig | Til dig | For deg | Dla ciebie | Senin için | Для вас | 추천
  Loved lately | Nu geliefd | Populärt just nu | Populært lige nu | Populært nå | Popularne teraz | Şu an sevilenler | Популярное | 인기
  Send a message | Bericht sturen | Skicka meddelande | Send besked | Send melding | Wyślij wiadomość | Mesaj gönder | Написать | 메시지 보내기
  Conversations | Gesprekken | Konversationer | Samtaler | Samtaler | Rozmowy | Sohbetler | Диалоги | 대화
  Choose | Kiezen | Välj | Vælg | Velg | Wybierz | Seç | Выбрать | 선택
  Phone | Telefoon | Telefon | Telefon | Telefon | Telefon | Telefon | Телефон | 전화번호
  Email | E-mail | E-post | E-mail | E-post | E-mail | E-posta | Эл. почта | 이메일
  Since | Sinds | Sedan | Siden | Siden | Od | Başlangıç | С | 시작일
  Time | Tijd | Tid | Tid | Tid | Godzina | Saat | Время | 시간
  Place | Plaats | Plats | Sted | Sted | Miejsce | Yer | Место | 장소
  Person | Persoon | Person | Person | Person | Osoba | Kişi | Человек | 담당자
  What one can do | Acties | Åtgärder | Handlinger | Handlinger | Działania | İşlemler | Действия | 할 수 있는 일
  Type here | Typ hier | Skriv här | Skriv her | Skriv her | Wpisz tutaj | Buraya yazın | Введите здесь | 여기에 입력
  Portions | Porties | Portioner | Portioner | Porsjoner | Porcje | Porsiyon | Порции | 인분
  Duration | Duur | Längd | Varighed | Varighet | Czas trwania | Süre | Длительность | 소요 시간
  Photo | Foto | Foto | Foto | Bilde | Zdjęcie | Fotoğraf | Фото | 사진
  Quantity | Aantal | Antal | Antal | Antall | Ilość | Miktar | Количество | 수량
  Price | Prijs | Pris | Pris | Pris | Cena | Fiyat | Цена | 가격
  Due | Uiterlijk | Senast | Senest | Frist | Termin | Son tarih | Срок | 마감일
  Number | Nummer | Nummer | Nummer | Nummer | Numer | Numara | Номер | 번호
  Rating | Beoordeling | Betyg | Bedømmelse | Vurdering | Ocena | Puan | Оценка | 평점
  Text | Tekst | Text | Tekst | Tekst | Tekst | Metin | Текст | 내용
  Weight | Gewicht | Vikt | Vægt | Vekt | Waga | Ağırlık | Вес | 무게
  Title | Titel | Titel | Titel | Tittel | Tytuł | Başlık | Заголовок | 제목
  Author | Auteur | Författare | Forfatter | Forfatter | Autor | Yazar | Автор | 작가
  Address | Adres | Adress | Adresse | Adresse | Adres | Adres | Адрес | 주소
  Value | Waarde | Värde | Værdi | Verdi | Wartość | Değer | Значение | 값
  Amount | Bedrag | Belopp | Beløb | Beløp | Kwota | Tutar | Сумма | 금액
`
