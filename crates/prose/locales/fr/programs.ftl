# Programmes

error-token = Ce jeton d’accès est inconnu ici. Un programme en reçoit un par POST /api/guests.
invite-program = Un programme peut aussi prendre une chaise : donnez-lui ce lien.
