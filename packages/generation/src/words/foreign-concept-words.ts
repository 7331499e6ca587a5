/**
 * What a word of another language is about, as beginnings or parts of words, for each language and kind of screen:
 * `kind: words`; a word behind `=` is all of it. `topic` is part of another screen. The first line that fits wins.
 */
export const conceptWords = `
# de
quiz: quiz
feed: feed beitragsfeed pinnwand =stories
mood: stimmung befinden
cart: warenkorb einkaufswagen bestellkorb
leaderboard: rangliste bestenliste highscore
poll: abstimm umfrage
calendar: kalender termin stundenplan spielplan dienstplan buchung reservier einsatzplan tourenplan belegung
map: karte standort route umgebung !speisekarte !kartenspiel !treuekarte !stempelkarte !lernkarte !karteikarte !eintrittskarte !kundenkarte !getränkekarte !weinkarte
chats: nachricht chat gespräch messenger
people: partner mitglied freunde kontakte spieler team
checklist: einkaufsliste checkliste aufgabe packliste todo einkaufszettel
stats: statistik fortschritt diagramm auswertung grafik ergebnis budget kasse verlauf
notifications: erinnerung benachrichtigung reminder push-
saved: favorit merkliste wunschliste wunschzettel
timer: pomodoro stoppuhr timer
scanner: scan strichcode barcode !besuch qr
topic: filter likes preise preis forum suche bezahl zahlung anmeld login wetter !anmeldung !zahlungen passwort pin-code metronom
settings: einstellung
profile: profil
# fr
quiz: quiz quizz
feed: =fil fil.d' fil.social feed =stories
mood: humeur
cart: =panier panier.d =mon.panier
leaderboard: classement palmarès
poll: sondage vote
calendar: calendrier agenda rendez-vous planning horaire réservation emploi.du.temps
map: carte localisation itinéraire !carte.de.fidélité !cartes.mémoire !carte.des.vins
chats: messagerie discussion chat message
people: membre amis contacts joueur équipe
checklist: courses tâche
checklist: liste !liste.de.souhaits !liste.d
stats: statistique progrès graphique résultat budget progression
notifications: rappel notification reminder push-
saved: favoris souhaits
timer: pomodoro chronom minuteur
scanner: scan code-barres code.barre qr
topic: filtre likes prix forum recherche paiement connexion météo mot.de.passe métronome
settings: réglage paramètre
profile: profil
# es
quiz: quiz
feed: muro feed =stories
mood: ánimo humor
cart: carrito =cesta cesta.de.la.compra
leaderboard: clasificación ranking tabla.de.posiciones
poll: votaci votar encuesta
calendar: cronograma calendario agenda cita horario reserva
map: mapa ubicación ruta
chats: mensaje chat conversacion
people: miembro socio amigo contacto jugador equipo
checklist: compras =compra de.la.compra tarea lista !lista.de.deseos
stats: estadístic progreso gráfico resultado presupuesto grafic
notifications: recordatorio notificacion reminder push-
saved: favorito deseos
timer: pomodoro cronóm temporizador
scanner: escane escáner código.de.barras qr
topic: filtro likes precio foro búsqueda buscar pago sesión clima contraseña metrónomo
settings: ajuste configuración
profile: perfil
# pt
quiz: quiz
feed: feed linha.do.tempo =stories
mood: humor
cart: carrinho cesta.de.compras
leaderboard: classificação ranking placar
poll: votaç votar enquete
calendar: cronograma calendário agenda consulta horário reserva
map: mapa localização rota
chats: mensagem mensagens chat conversa
people: membro sócio amigo contato jogador equipe
checklist: compras tarefa lista !lista.de.desejos
stats: estatístic progresso gráfico resultado orçamento grafico
notifications: lembrete notificaç reminder push-
saved: favorito desejos
timer: pomodoro cronômetro temporizador
scanner: escane leitor.de.código código.de.barras qr
topic: filtro likes preço fórum busca procurar pagamento login clima digitaliz senha metrônomo
settings: configuraç definiç
profile: perfil
# it
quiz: quiz
feed: feed bacheca =stories
mood: umore
cart: carrello
leaderboard: classifica
poll: votazion vota sondagg
calendar: calendario agenda appuntament orari prenotazion turni
map: mappa posizione percors sentier
chats: messagg chat conversa
people: soci membri amici contatti giocator squadra
checklist: spesa attività.da
stats: statistic progress grafic risultat bilancio
notifications: promemoria notific reminder push-
saved: preferit desideri
timer: pomodoro cronometro timer
scanner: scansion scanner codice.a.barre codici.a.barre qr
topic: filtri likes prezzi ricerca cerca pagament accesso meteo password metronomo
settings: impostazion
profile: profil
# ar
quiz: =اختبارات =اختبار
feed: المنشورات منشورات
mood: المزاج مزاج
cart: سلة عربة.التسوق
leaderboard: ترتيب المتصدرين الصدارة
poll: تصويت صوّت استطلاع
calendar: تقويم مواعيد موعد جدول حجز
map: خريطة موقع خرائط
chats: رسائل محادث دردشة تواصل
people: أعضاء أصدقاء جهات المرضى
checklist: تسوق مهام
stats: إحصائ تقدم رسم نتائج ميزانية
notifications: تذكير إشعار تنبيه
saved: مفضل أمنيات
timer: بومودورو مؤقت
slots: اختيار.الوقت اختيار.الموعد
scanner: مسح qr
topic: فلتر فلاتر تصفية بحث دفع تسجيل الطقس كلمة.المرور كلمة.السر
settings: إعدادات
profile: الملف.الشخصي
# zh
quiz: 测验 =小测
feed: 动态 信息流
mood: 心情 情绪
cart: 购物车 =下单
leaderboard: 排行榜 排名 积分榜
poll: 投票
calendar: 日历 日程 预约 预订 时间表 课程表 排班 挂号
map: 地图 路线 定位
chats: 聊天 消息 私信 群聊 咨询 客服
people: 成员 会员 好友 联系人 患者 球员 !积分 !卡
checklist: 购物清单 待办 任务 清单 !心愿清单
stats: 统计 进度 图表 结果 预算 体重 折线图 曲线图 柱状图 趋势图
notifications: 提醒 通知
saved: 收藏 心愿
timer: 番茄钟 番茄 计时
scanner: 扫描 扫码 条形码 qr
topic: 筛选 搜索 支付 付款 登录 天气 密码 节拍器
settings: 设置
profile: 个人资料 个人主页
# ja
quiz: クイズ
feed: フィード タイムライン
mood: 気分
cart: カート 買い物かご
leaderboard: ランキング 順位
poll: 投票
calendar: カレンダー 予定 予約 スケジュール 空き時間 時間割 シフト
map: 地図 マップ ルート
chats: チャット メッセージ
people: メンバー 友達 会員 連絡先 選手
checklist: 買い物リスト やること タスク チェックリスト
stats: 統計 進捗 グラフ 結果 予算 折れ線
notifications: リマインダー 通知
saved: お気に入り 欲しいもの
timer: ポモドーロ タイマー
scanner: スキャン バーコード qr
topic: 絞り込み フィルター 検索 支払 ログイン 天気 パスワード メトロノーム
settings: 設定
profile: プロフィール
# he
feed: פיד
mood: מצב.רוח
cart: עגלה סל
leaderboard: דירוג טבלת
poll: הצבע סקר
calendar: לוח.שנה יומן תורים תור מועד אירועים פגישות שיעורים
map: מפה מסלול
chats: הודעות צ׳אט שיחות
people: חברים אנשי שחקנים צוות מתנדבים
checklist: קניות משימות רשימת
stats: סטטיסטיק התקדמות גרף תוצאות תקציב
notifications: תזכור התרא
saved: מועדפ
timer: פומודורו טיימר
scanner: סריק ברקוד qr
topic: סינון חיפוש תשלום התחברות מזג סריקה
settings: הגדרות
profile: פרופיל
# nl
feed: feed tijdlijn
mood: humeur gemoed
cart: winkelmand winkelwagen
leaderboard: ranglijst klassement topscore
poll: stemming stemmen peiling poll
calendar: kalender agenda afspra rooster planning reservering boeking werkdagen
map: kaart route locatie !klantenkaart !menukaart !spaarkaart
chats: bericht chat gesprek
people: leden vrienden contacten spelers team
checklist: boodschappen takenlijst checklist taken paklijst
stats: statistiek voortgang grafiek resultaten budget overzicht
notifications: herinnering melding
saved: favoriet verlanglijst
timer: pomodoro timer stopwatch
scanner: scan streepjescode qr
topic: filter zoeken betaling betalen inloggen weer
settings: instelling
profile: profiel
# sv
feed: flöde
mood: humör
cart: varukorg kundvagn
leaderboard: topplista rankning
poll: omröstning rösta enkät
calendar: kalender schema bokning tidsbok möten
map: karta kartor rutt
chats: meddeland chatt
people: medlem vänner kontakter spelare lag
checklist: inköpslista uppgift checklista packlista att.göra
stats: statistik framsteg diagram resultat budget översikt
notifications: påminnelse avisering
saved: favorit önskelist
timer: pomodoro timer stoppur
scanner: skann streckkod qr
topic: sök betalning inloggning väder skann
settings: inställning
profile: profil
# da
feed: feed opslag
mood: humør
cart: indkøbskurv kurv
leaderboard: rangliste topliste
poll: afstemning stem
calendar: kalender skema booking aftaler møder vagtplan
map: kort rute !gavekort !kortspil
chats: besked chat
people: medlem venner kontakter spillere hold
checklist: indkøbsliste opgave tjekliste pakkeliste huskeliste
stats: statistik fremskridt diagram resultat budget overblik
notifications: påmindelse notifikation
saved: favorit ønskelist
timer: pomodoro nedtælling stopur
scanner: scan stregkod qr
topic: søg betaling login vejr
settings: indstilling
profile: profil
# nb
feed: feed
mood: humør
cart: handlekurv
leaderboard: rangliste toppliste poengtavle
poll: avstemning stem
calendar: kalender timeplan booking avtaler møter vaktplan dugnad
map: kart rute !gavekort
chats: melding chat
people: medlem venner kontakter spillere lag
checklist: handleliste oppgave sjekkliste pakkeliste huskeliste
stats: statistikk framgang fremgang diagram resultat budsjett oversikt
notifications: påminnelse varsel
saved: favoritt ønskelist
timer: pomodoro nedtelling stoppeklokke
scanner: skann strekkod qr
topic: søk betaling innlogging vær skann
settings: innstilling
profile: profil
# pl
feed: tablica feed
mood: nastrój
cart: koszyk
leaderboard: ranking tabela.wyników
poll: głosowan głosuj ankiet
calendar: kalendarz terminarz grafik rezerwac wizyty spotkania plan.zajęć harmonogram
map: mapa trasa
chats: wiadomości czat rozmow
people: członk znajomi kontakty zawodni drużyn zespół
checklist: lista.zakupów zadani lista.rzeczy
stats: statystyk postęp wykres wyniki budżet
notifications: przypomnieni powiadomieni
saved: ulubione
timer: pomodoro minutnik stoper
scanner: skan kod.kreskow kody.kreskow qr
topic: filtr wyszukiwan płatnoś logowani pogoda skan
settings: ustawieni
profile: profil
# tr
feed: akış gönderiler
mood: ruh.hali
cart: sepet
leaderboard: sıralama liderlik skor
poll: oylama oy.ver anket
calendar: takvim randevu program rezervasyon çizelge
map: harita rota konum
chats: mesaj sohbet
people: üye arkadaş kişiler oyuncular takım
checklist: alışveriş.listesi görev yapılacak kontrol.listesi
stats: istatistik ilerleme grafik sonuç bütçe
notifications: hatırlat bildirim
saved: favori istek.listesi
timer: pomodoro sayaç zamanlayıcı kronometre
scanner: tara barkod qr
topic: filtre arama ödeme giriş hava.durumu tarama
settings: ayarlar
profile: profil
# ru
feed: лента
mood: настроени
cart: корзин
leaderboard: рейтинг таблица.лидеров
poll: голосова опрос
calendar: календарь расписание запись бронирован встречи график. !график.прогресс !график.вес !график.рост
map: карта маршрут !карта.лояльности
chats: сообщени чат переписк
people: участник друзья контакты игроки команда
checklist: список.покупок задач дела чек-лист
stats: статистик прогресс график результат бюджет
notifications: напоминан уведомлен
saved: избранн желани
timer: помодоро таймер секундомер
scanner: скан штрих-код штрихкод qr
topic: фильтр поиск оплат вход погода скан
settings: настройк
profile: профил
# ko
feed: 피드
mood: 기분
cart: 장바구니
leaderboard: 순위 랭킹
poll: 투표 설문
calendar: 캘린더 달력 일정 예약 시간표 스케줄
map: 지도 경로 위치
chats: 채팅 메시지 대화
people: 회원 친구 연락처 선수 멤버
checklist: 장보기 할.일 체크리스트 준비물
stats: 통계 진행 그래프 결과 예산
notifications: 알림 리마인더
saved: 즐겨찾기 찜 위시리스트
timer: 포모도로 타이머 스톱워치
scanner: 스캔 바코드 qr
topic: 필터 검색 결제 로그인 날씨 스캔
settings: 설정
profile: 프로필
`
