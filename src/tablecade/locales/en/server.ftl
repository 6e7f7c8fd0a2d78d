## What the server answers

error-bad-request = This is not of the form the call has: { $problem }
error-token-missing = This needs a seat of your own at the table.
error-password-missing = This server opens tables only for people who know its password.
error-wrong-password = This is not the password of this server.
error-not-signed-in = This server opens tables only for people who have signed in.
error-bad-token = This device no longer has a seat here: it was emptied, or moved to another device.
error-bad-invitation = This invitation was used already. Ask the host for a new one.
error-not-your-hand = Hand { $hand } is not yours.
error-bot-plays = A bot plays for this seat until the host hands it back.
error-not-the-host = Only the host can do this.
error-no-seat = Only somebody with a seat can do this.
error-no-coach = This table was opened without a coach.
error-not-over-yet = The match is not over yet.
error-coach-silent = The coach has nothing to say just now. Try again.
error-foreign-origin = Another site’s page may not open this table: { $origin }
error-unknown-host = This server is not known by the name { $host }. Use its address, or start it with --allowed-host { $host }.
error-not-found = There is nothing here.
error-no-such-table = There is no table “{ $table }”. Look at the code once more.
error-no-such-show = This replay is no longer here. Ask for a new link.
error-no-such-seat = There is no seat { $seat } at this table.
error-no-such-match = Match { $match } was not played at this table.
error-wrong-method = This can’t be done here that way.
error-stale = The game has gone on: decision { $n } is the current one.
error-not-playing =
    No choice can be made now: the table is { $status ->
    [lobby] not started yet
    [paused] paused
   *[over] done
    }.
error-no-roll-now = The table is not waiting for dice that you roll.
error-roll-changed = The roll has been entered again. Look at it before you confirm it.
error-own-roll = Somebody else has to confirm the roll that you entered.
error-wrong-status = That does not fit now. The table: { $status }; needed: { $wanted }.
error-seat-empty = Nobody sits at seat { $seat }.
error-seat-taken = Seat { $seat } is taken.
error-name-taken = Somebody here is called { $name } already. Choose another name.
error-table-full = All seats are taken. You can watch, or take a bot’s seat.
error-colour-taken = This colour is taken: { $colour }. Choose another one.
error-seats-open = Seats are still open: { $seats }. Fill them with people or bots.
error-host-present = The host is here, or was a moment ago; try again in { $seconds } s.
error-round-runs = Nobody speaks while a round runs, not even in a pause. There is time between rounds. (PX-3.5)
error-evening-over = After { $matches } matches it is time for a new table.
error-too-large = That is too large.
error-unknown-colour = There is no colour “{ $colour }”; there are { $known }.
error-bad-name = A name has 1 to { $longest } characters, all of them visible.
error-too-many = Too many attempts. Try again in { $seconds } s.
error-unavailable = The table can’t be reached for a moment. Try again.
error-rules-changed = The rules changed: decision { $decision }, { $choice } is not legal now.
error-not-ready = Parts of the server are failing: { $tasks }.
error-fault = Something went wrong on our side.
error-backup-into-database = { $file } is the database itself: name another file for the backup.
error-database-in-use = Another server is using { $file } already.
error-port-taken = Port { $port } is taken; choose another one with --port.
error-bad-host = “{ $host }” is no address of this machine: { $problem }. Use 127.0.0.1, 0.0.0.0 or one of its own with --host.
error-bad-setting = { $place }: “{ $value }” is not allowed; it must be { $rule }.
error-unknown-setting = { $place }: there is no setting “{ $name }”. There are: { $known }.
error-database-unusable = The database { $database } can’t be used: { $problem }.
database-silent = it gives no answer
database-refuses = nothing listens there
database-host-unknown = its host is unknown
database-unknown = the server has no database of this name
database-login = the server refuses this user or password
database-empty = it holds no tables of Tablecade
database-taken = another program has tables of the same names there
database-incomplete = tables of its schema are missing
database-damaged = it holds a damaged row
database-linked = the file has a second name (a hard link), under which another server could open it
database-sqlite-notadb = the file is not a database
database-sqlite-busy = another program is using it
database-sqlite-cantopen = the file can’t be opened
database-sqlite-readonly = it can’t be written
database-sqlite-corrupt = the file is damaged
database-sqlite-full = the disk is full
error-schema-newer = The database { $database } was written by a newer Tablecade (schema { $found }; this version knows up to { $known }). Install the newer version again, or restore a backup made before the upgrade.
error-schema-older = The database { $database } was written by an older Tablecade (schema { $found }; this version needs { $wanted }). Make a backup of it, stop the older server, and start this one: it upgrades the database.
error-certificate-unusable = The certificate can’t be used: { $file } must be a certificate and its key as PEM ({ $problem }).
error-certificate-missing = certificate_key is { $file }, but certificate is not set. Set both.
setting-db = { $first } or { $second }
setting-public-url = an address such as { $first }
setting-language = one of { $first }
setting-log = one of debug, info, warning, error
setting-port = a whole number from 1 to 65535
setting-switch = true or false
setting-rate = calls/seconds such as 200/10
setting-list = names separated by commas
setting-hosts = host names such as games.example.org, separated by commas
setting-networks = addresses or networks such as 10.0.0.0/8, separated by commas
setting-password = 4 characters or more
setting-header = the name of a header such as Remote-User
error-users-without-proxy = user_header is { $header }, but trusted_proxy is not set: nobody could open a table. Set both.
setting-number = a number above 0
setting-count = a whole number, 1 or more
setting-whole = a whole number, 0 or more
setting-bytes = a whole number, 1024 or more
setting-pair = KEY=VALUE
setting-two-bots = at least two different bots
setting-names = names with a comma between two of them
setting-rules-engine = “rules” where match files are written

## tablecade serve

serve-here = On this machine: { $url }
serve-screen = For a TV in the same network: { $url }
serve-network = For phones in the same network: { $url }
serve-name = Also, on most devices: { $url }
serve-no-name = The network takes no name for this server; use the address.
serve-stop = Ctrl+C ends it; tables are kept.
serve-no-client = This install has no browser client. Install the wheel, or run “make setup” in a checkout.
serve-trust = To trust this server once on a phone, open: { $url }
serve-unsigned = { $address } is not a private address, so the certificate does not cover it. On phones: { $url }
check-setting = Setting
check-value = Value
check-place = From
check-default = default
check-rare = You will not need these:
check-ignored = Unknown variable, ignored: { $name }
check-port = The port { $port } on { $host } is free.
check-new = The database will be made with schema { $wanted }.
check-current = The database has schema { $wanted }.
check-upgrade = The database will be upgraded from schema { $found } to { $wanted }: make a backup first.
trust-title = Trust this Tablecade server
trust-download = Download its certificate
trust-ios = iPhone, iPad: open the download, install the profile in Settings, then switch it on under General, About, Certificate Trust Settings.
trust-android = Android: open Settings, search for “CA certificate”, and install the downloaded file.
trust-computer = Computer: import it as a trusted authority in the browser’s or the system’s certificate settings.
trust-then = Then open { $url }

## tablecade tables

tables-table = Table
tables-code = Code
tables-game = Game
tables-status = Status
tables-decisions = Decisions
tables-touched = Last used
tables-none = There are no tables.
tables-imported = { $file}: table { $table }, code { $code }, host’s token { $host }
tables-delete = Table { $table } ({ $game }, { $status }) will be deleted with its matches. Type its code { $code } to go on
tables-deleted = Table { $table } is deleted.
tables-kept = Table { $table } is kept.
backup-made = { $file } is written. Tables: { $tables }; verified matches: { $matches }.
backup-unverified = { $name } is in the backup, but was not verified: its game { $game } is not installed here.
backup-restored = Restored tables: { $tables }; there already: { $present }.
table-left-out = Table { $table } is left out: its game { $game } is not installed here.
page-table = Sit down at this table: your phone is the controller.
