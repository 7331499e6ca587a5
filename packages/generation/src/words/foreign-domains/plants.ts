import type { ForeignDomain } from './domain.ts'

/** Plants at home and in the garden, and their care. */
export const plants: ForeignDomain = {
  id: 'plants',
  words: `pflanze, =garten, kakteen, sukkulent
plante, potager, jardinage, =jardin
planta, huerto, jardineria, =jardin
planta, horta, jardinagem, =jardim
piant, orto, giardin
نبات, حديقة, زراعة
植物, 盆栽, 花园, 绿植, 多肉
植物, ガーデニング, 家庭菜園, 多肉`,
  main: {
    nouns: `pflanzen$, pflanze$, sukkulent, kakteen, krauter
plante
planta
planta
piante, pianta
نبات
植物, 盆栽, 绿植, 多肉
植物, 多肉`,
    label: `Pflanzen
Plantes
Plantas
Plantas
Piante
النباتات
植物
植物`,
    rows: `Monstera | Wohnzimmer, alle 7 Tage; Bogenhanf | Flur, alle 14 Tage; Efeutute | Küche, alle 5 Tage; Grünlilie | Bad, alle 4 Tage; Orchidee | Schlafzimmer, alle 8 Tage; Aloe vera | Fensterbank, alle 21 Tage
Monstera | Salon, tous les 7 jours; Sansevière | Entrée, tous les 14 jours; Pothos | Cuisine, tous les 5 jours; Chlorophytum | Salle de bain, tous les 4 jours; Orchidée | Chambre, tous les 8 jours; Aloe vera | Rebord, tous les 21 jours
Monstera | Salón, cada 7 días; Sansevieria | Entrada, cada 14 días; Poto | Cocina, cada 5 días; Cinta | Baño, cada 4 días; Orquídea | Dormitorio, cada 8 días; Aloe vera | Ventana, cada 21 días
Costela-de-adão | Sala, a cada 7 dias; Espada-de-são-jorge | Entrada, a cada 14 dias; Jiboia | Cozinha, a cada 5 dias; Clorofito | Banheiro, a cada 4 dias; Orquídea | Quarto, a cada 8 dias; Babosa | Janela, a cada 21 dias
Monstera | Salotto, ogni 7 giorni; Sansevieria | Ingresso, ogni 14 giorni; Pothos | Cucina, ogni 5 giorni; Falangio | Bagno, ogni 4 giorni; Orchidea | Camera, ogni 8 giorni; Aloe vera | Davanzale, ogni 21 giorni
مونستيرا | الصالة، كل 7 أيام; نبات الثعبان | المدخل، كل 14 يوما; بوتس | المطبخ، كل 5 أيام; نبات العنكبوت | الحمام، كل 4 أيام; أوركيد | غرفة النوم، كل 8 أيام; صبار الألوفيرا | الشرفة، كل 21 يوما
龟背竹 | 客厅，每7天; 虎尾兰 | 玄关，每14天; 绿萝 | 厨房，每5天; 吊兰 | 浴室，每4天; 蝴蝶兰 | 卧室，每8天; 芦荟 | 窗台，每21天
モンステラ | リビング、7日ごと; サンスベリア | 玄関、14日ごと; ポトス | キッチン、5日ごと; オリヅルラン | 洗面所、4日ごと; 胡蝶蘭 | 寝室、8日ごと; アロエ | 窓辺、21日ごと`,
    icon: 'leaf',
    picture: 'plant, sapling, plant 2, plant 3, flower, cactus',
    fields: `Standort | place | Wohnzimmer; Gießen | text | alle 7 Tage; Düngen | text | alle 4 Wochen; Licht | choice | hell | sonnig, hell, halbschattig
Emplacement | place | Salon; Arrosage | text | tous les 7 jours; Engrais | text | toutes les 4 semaines; Lumière | choice | vive | soleil, vive, mi-ombre
Ubicación | place | Salón; Riego | text | cada 7 días; Abono | text | cada 4 semanas; Luz | choice | brillante | sol, brillante, media sombra
Local | place | Sala; Rega | text | a cada 7 dias; Adubo | text | a cada 4 semanas; Luz | choice | clara | sol, clara, meia-sombra
Posizione | place | Salotto; Annaffiare | text | ogni 7 giorni; Concime | text | ogni 4 settimane; Luce | choice | luminosa | sole, luminosa, mezz’ombra
المكان | place | الصالة; السقي | text | كل 7 أيام; التسميد | text | كل 4 أسابيع; الضوء | choice | ساطع | شمس, ساطع, نصف ظل
位置 | place | 客厅; 浇水 | text | 每7天; 施肥 | text | 每4周; 光照 | choice | 明亮 | 全日照, 明亮, 半阴
置き場所 | place | リビング; 水やり | text | 7日ごと; 肥料 | text | 4週間ごと; 光 | choice | 明るい | 日なた, 明るい, 半日陰`,
    about: `Neues Blatt seit Sonntag. Erst gießen, wenn die obere Erde trocken ist.
Une nouvelle feuille depuis dimanche. Arroser quand la terre est sèche en surface.
Hoja nueva desde el domingo. Regar cuando la tierra esté seca por arriba.
Folha nova desde domingo. Regar quando a terra de cima estiver seca.
Foglia nuova da domenica. Annaffiare quando la terra in alto è asciutta.
ورقة جديدة منذ الأحد. تُسقى عندما تجف التربة من الأعلى.
周日长出新叶。表土干了再浇水。
日曜に新しい葉が出ました。表面の土が乾いたら水やり。`,
  },
  lists: [
    {
      nouns: `giess, dung, pflege, bewasser, umtopf
arros, engrais, soin, rempot, entretien
riego, regar, abon, cuidado, trasplant
rega, adub, cuidado, irriga
annaffi, innaffi, concim, cura, cure
سقي, ري$, تسميد, عناية, الري
浇水, 施肥, 养护, 换盆
水やり, 肥料, お世話, 植え替え`,
      label: `Pflege
Soins
Cuidados
Cuidados
Cure
العناية
养护
お世話`,
      rows: `Monstera gießen | Heute; Efeutute gießen | Heute; Grünlilie besprühen | Morgen; Orchidee düngen | Samstag; Bogenhanf abstauben | Sonntag; Aloe umtopfen | 3. Dez.
Arroser le monstera | Aujourd’hui; Arroser le pothos | Aujourd’hui; Vaporiser le chlorophytum | Demain; Engrais pour l’orchidée | Samedi; Dépoussiérer la sansevière | Dimanche; Rempoter l’aloe | 3 déc.
Regar la monstera | Hoy; Regar el poto | Hoy; Pulverizar la cinta | Mañana; Abonar la orquídea | Sábado; Limpiar la sansevieria | Domingo; Trasplantar el aloe | 3 dic
Regar a costela-de-adão | Hoje; Regar a jiboia | Hoje; Borrifar o clorofito | Amanhã; Adubar a orquídea | Sábado; Limpar a espada | Domingo; Replantar a babosa | 3 dez
Annaffiare la monstera | Oggi; Annaffiare il pothos | Oggi; Nebulizzare il falangio | Domani; Concimare l’orchidea | Sabato; Spolverare la sansevieria | Domenica; Rinvasare l’aloe | 3 dic
سقي المونستيرا | اليوم; سقي البوتس | اليوم; رش نبات العنكبوت | غدا; تسميد الأوركيد | السبت; تنظيف نبات الثعبان | الأحد; نقل الصبار | 3 ديسمبر
龟背竹浇水 | 今天; 绿萝浇水 | 今天; 吊兰喷雾 | 明天; 蝴蝶兰施肥 | 周六; 虎尾兰擦叶 | 周日; 芦荟换盆 | 12月3日
モンステラに水やり | 今日; ポトスに水やり | 今日; オリヅルランに霧吹き | 明日; 胡蝶蘭に肥料 | 土曜; サンスベリアの葉拭き | 日曜; アロエの植え替え | 12月3日`,
      of: 'days',
      icon: 'drop',
      isUsual: true,
    },
  ],
}
